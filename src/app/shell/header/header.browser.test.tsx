import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { aMemberElsewhere, mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const bar = page.getByRole('banner');

test('visitors read what an account brings in the drawer, beside its buttons, and not in the bar', async () => {
  const line = 'Your contacts, your favourites and much more!';
  await mountPage('/en');
  await bar.getByRole('link', { name: 'Sign up' }).findElement();
  expect(bar.getByText(line).length).toBe(0);
  await mountPage('/en', { window: PHONE });
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' }).getByText(line)).toBeVisible();
});

test('a member finds in the menu what there is, and nothing that is still to come', async () => {
  await mountPageAsMember('/en');
  const name = bar.getByCss('summary').filter({ hasText: 'Lena' });
  ((await name.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const menu = bar.getByCss('details[open]');
  await menu.getByRole('button', { name: 'Logout' }).findElement();
  const links = menu.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['My properties', 'My messages', 'My favourites', 'My alerts', 'My payments', 'My account'],
    ...['Publish for sale', 'Publish for rent'],
  ]);
});

test('a logout that fails is said, and changes nothing', async () => {
  const { firstName } = await mountPageAsMember('/en/workspace/my-account');
  const ask = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input === '/logout') throw new TypeError('Failed to fetch');
    return ask(input, init);
  });
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await toastSays('Error during logout');
  expect(complaint).toHaveBeenCalledOnce();
  await expect.element(bar.getByText(firstName, { exact: false }).first()).toBeInTheDocument();
});

test('the login opens, closes by Escape, and signs in with the keyboard alone', async () => {
  const person = await aMemberElsewhere();
  await mountPage('/en');
  const login = bar.getByRole('link', { name: 'Login' });
  ((await login.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabelText('Email');
  await email.findElement();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(login).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  ((await email.findElement()) as HTMLElement).focus();
  await userEvent.keyboard(person.email);
  await userEvent.tab();
  await expect.element(dialog.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard(`${person.password}{Enter}`);
  await toastSays('You are logged in');
  await bar.getByText(person.firstName, { exact: false }).first().findElement();
});
