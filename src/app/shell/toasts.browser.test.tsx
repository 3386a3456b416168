import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastSays } from '#tests/support/components/locators.ts';
import { aMemberElsewhere, logIn } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

test('toasts never contradict one another, and change their language with the page', async () => {
  const person = await aMemberElsewhere();
  await mountPage('/en/login?redirectUrl=/en');
  const messages = page.getByRole('region', { name: /Notifications|Benachrichtigungen/ });
  await logIn({ ...person, password: 'Falsch-geraten-9' });
  await toastSays('Authentication failed. Please try again.');
  await logIn(person);
  await toastSays('You are logged in');
  expect(messages.getByText('Authentication failed', { exact: false }).length).toBe(0);
  await messages.hover();
  await expect.poll(() => location.pathname).toBe('/en');
  // A page takes the focus when it arrives, and a menu closes when the focus leaves it.
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await userEvent.keyboard('{Escape}');
  await page.getByCss('header summary').filter({ hasText: 'Language' }).first().click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect.poll(() => location.pathname).toBe('/de');
  await messages.getByText('Sie sind angemeldet', { exact: false }).findElement();
  expect(page.getByText('You are logged in', { exact: false }).length).toBe(0);
});
