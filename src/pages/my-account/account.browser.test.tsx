import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const ACCOUNT = '/en/workspace/my-account';
const main = page.getByRole('main');

test('an account keeps which mail is wanted', async () => {
  const path = `${ACCOUNT}?section=preferences`;
  await mountPageAsMember(path);
  await page.getByRole('checkbox', { name: /Messages/ }).click();
  await toastSays('Email settings updated successfully.');
  await mountPage(path);
  await expect.element(page.getByRole('checkbox', { name: /Messages/ })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Your listings/ })).toBeChecked();
});

test('an account takes a new password from those who know the old one', async () => {
  const { password } = await mountPageAsMember(`${ACCOUNT}?section=security`);
  const form = page.getByCss('main form').first();
  await form.getByLabelText('Current password').fill('not this one');
  await form.getByLabelText('New password').fill('Vier-Schwaene-am-Fluss');
  await form.getByLabelText('Repeat password').fill('Vier-Schwaene-am-Fluss');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Wrong password.').findElement();
  await form.getByLabelText('Current password').fill(password);
  for (const label of ['New password', 'Repeat password']) await form.getByLabelText(label).fill('password1234');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(form.getByLabelText('New password'))
    .toHaveAccessibleDescription(/Please choose a less common password\./);
  for (const label of ['New password', 'Repeat password'])
    await form.getByLabelText(label).fill('Vier-Schwaene-am-Fluss');
  await form.getByRole('button', { name: 'Save' }).click();
  await toastSays('Password changed successfully.');
});

test('recovery codes are not left behind without a question', async () => {
  await mountPageAsMember(`${ACCOUNT}?section=security`);
  const answer = { data: { confirmSecondFactor: ['AAAA-BBBB-CCCC-DDDD'] } };
  const ask = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    String(init?.body).includes('ConfirmSecondFactor') ? Response.json(answer) : ask(input, init),
  );
  const question = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await page.getByRole('button', { name: 'Set up one-time codes' }).click();
  await page.getByLabelText('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('AAAA-BBBB-CCCC-DDDD', { exact: false }).findElement();
  await main.getByRole('link', { name: 'Emails' }).click();
  await expect.poll(() => question.mock.calls).toEqual([[expect.stringContaining('only once')]]);
  await page.getByText('AAAA-BBBB-CCCC-DDDD', { exact: false }).findElement();
  question.mockReturnValue(true);
  await main.getByRole('link', { name: 'Emails' }).click();
  await expect.poll(() => location.search).toContain('section=preferences');
});

test('an account hands its data over, and asks before a mail goes out that deletes it', async () => {
  await mountPageAsMember(`${ACCOUNT}?section=data`);
  const link = page.getByRole('link', { name: 'Download your data' });
  const file = await fetch(((await link.findElement()) as HTMLAnchorElement).href);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.json"$/);
  await page.getByRole('button', { name: 'Delete your account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send me the link' }).click();
  await toastSays('Email was sent. Please check your email inbox.');
});
