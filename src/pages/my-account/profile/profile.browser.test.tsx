import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const ACCOUNT = '/en/workspace/my-account';
const form = page.getByRole('main');
const mobile = form.getByLabelText('Mobile', { exact: false });
const save = form.getByRole('button', { name: 'Save' });

test('a telephone number with a foreign code is stored as such, typed key by key, pasted or corrected', async () => {
  await mountPageAsMember(ACCOUNT);
  const country = page.getByRole('button', { name: /Country/ }).last();
  await mobile.click();
  await userEvent.keyboard('+33 6 12 34 56 78');
  await expect.element(mobile).toHaveValue('+33 6 12 34 56 78');
  await userEvent.tab();
  await expect.element(mobile).toHaveValue('6 12 34 56 78');
  await expect.element(country).toMatchTextContent('33');
  await mobile.clear();
  await userEvent.keyboard('0049 (0)151 23456789');
  await userEvent.tab();
  await expect.element(mobile).toHaveValue('1512 3456789');
  await mobile.fill('+41 (0)79 123 45 67');
  await userEvent.tab();
  await expect.element(mobile).toHaveValue('79 123 45 67');
  // In the middle: the caret stays behind the digit that was typed.
  const field = mobile.element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('{Delete}9');
  await expect.element(mobile).toHaveValue('79 923 45 67');
  await save.click();
  await toastSays('Your personal data updated successfully.');
  await mountPage(ACCOUNT);
  await expect.element(mobile).toHaveValue('79 923 45 67');
});

test('a profile is known everywhere as soon as it is saved, and speaks the chosen language', async () => {
  await mountPageAsMember(ACCOUNT);
  const firstName = form.getByLabelText('First name', { exact: false });
  const since = form.getByLabelText('Since (year)', { exact: false });
  await firstName.fill('Léa');
  await form.getByLabelText('Occupation', { exact: false }).fill('Architect');
  await since.fill('20');
  await save.click();
  await form.getByText('Please enter a valid value.').findElement();
  await firstName.fill('');
  await save.click();
  await expect.element(firstName).toHaveFocus();
  await firstName.fill('Léa');
  await since.fill('2015');
  await mobile.fill('079 123 45 67');
  await save.click();
  await toastSays('Your personal data updated successfully.');
  await page.getByCss('header summary').filter({ hasText: 'Léa' }).findElement();
  await page.getByRole('link', { name: 'How others see you' }).click();
  await form.getByText('Architect, since 2015').findElement();
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await expect.element(mobile).toHaveValue('79 123 45 67');
  await form.getByLabelText('Language of the site and emails', { exact: false }).selectOptions('German');
  await save.click();
  await expect.poll(() => location.pathname).toBe('/de/workspace/my-account');
  await page.getByRole('heading', { level: 1, name: 'Mein Konto' }).findElement();
});

test('a profile has a picture that shows in the bar; a file that is none is refused in words', async () => {
  await mountPageAsMember(ACCOUNT);
  const file = form.getByCss('input[type=file]');
  const inBar = page.getByRole('banner').getByCss('img[src^="/account-pictures/"]');
  await file.upload(new File(['Dear Sirs'], 'letter.txt', { type: 'text/plain' }));
  await page.getByRole('alert').getByText('This file type is not supported.').findElement();
  const canvas = new OffscreenCanvas(300, 300);
  canvas.getContext('2d')?.fillRect(50, 50, 200, 200);
  await file.upload(new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' }));
  await expect.poll(() => (inBar.query() as HTMLImageElement | null)?.naturalWidth ?? 0).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect.element(inBar).not.toBeInTheDocument();
});
