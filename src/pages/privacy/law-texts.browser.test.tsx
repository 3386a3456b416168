import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

test('a text of law leads from its contents to each section, by keyboard, and prints without them', async () => {
  await mountPage('/en/privacy', { window: PHONE });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.findElement();
  const links = contents.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.length).toBeGreaterThan(10);
  for (const link of links)
    expect(await textOf(page.getByCss(`h2${link.getAttribute('href')}`))).toBe(link.textContent);
  (contents.getByRole('link', { name: 'Your rights', exact: false }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#rights');
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights', exact: false });
  const top = (): number => heading.element().getBoundingClientRect().y;
  await expect.poll(() => top() > 50 && top() < PHONE.height).toBe(true);
  await commands.emulatePaper();
  await expect.element(page.getByCss('nav').filter({ hasText: 'Your rights' })).not.toBeVisible();
  await expect.element(heading).toBeVisible();
});

test('the consent links to the texts themselves', async () => {
  for (const [words, heading] of [
    ['terms', 'Terms of service'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    await mountPage('/en/register');
    const link = page.getByRole('main').getByRole('link', { name: words, exact: false }).first();
    const { pathname, search } = (await link.findElement()) as HTMLAnchorElement;
    await mountPage(pathname + search);
    await page.getByRole('heading', { level: 1, name: heading, exact: false }).findElement();
  }
});
