import { expect, inject, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { aPerson } from '#tests/support/browser/person.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { anAccount, lookAgain, mountPageAs, prepare } from '#tests/support/components/scenes.ts';
import { anyPath } from '#tests/support/market/any-path.ts';

const ACCOUNT = '/en/workspace/my-account';
const main = page.getByRole('main');

test('the account shows where it is open, and closes it there', async () => {
  const member = await anAccount();
  const secret = await prepare('session', { accountId: member.id });
  const profile = { secret, query: '{ profile { email } }' };
  expect((await prepare('operation', profile)).data).toEqual({ profile: { email: member.email } });
  await mountPageAs(member, `${ACCOUNT}?section=security`);
  await page.getByText('This browser').findElement();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await toastSays('All other browsers have been logged out.');
  expect((await prepare('operation', profile)).errors).toBeDefined();
});

test('nothing leads to a section without a page, whose address leads on', async () => {
  await mountPageAsMember(ACCOUNT, { window: PHONE });
  await main.getByCss('summary').filter({ hasText: 'My account' }).click();
  await main.getByRole('link', { name: 'My alerts' }).findElement();
  expect(main.getByRole('link', { name: 'Tenants' }).length).toBe(0);
  await mountPage(anyPath('myTenants', 'en'));
  await page.getByRole('heading', { level: 1, name: 'Tenants' }).findElement();
  await expect.poll(() => main.getByRole('link', { name: /Homes for rent/ }).length).toBe(1);
});

test('a page that another member signed in beside shows what is theirs, not what was', async () => {
  await mountPageAsMember(`${ACCOUNT}?section=preferences`);
  const other = aPerson();
  await commands.becomeMember(other, inject('sceneServer'));
  lookAgain();
  await main.getByText(other.email, { exact: false }).first().findElement();
});

test('the footer of the workspace has the links about the operator and the languages alone', async () => {
  const footer = page.getByRole('contentinfo');
  await mountPage('/en/terms');
  await expect.poll(() => footer.getByRole('link').length).toBeGreaterThan(5);
  await mountPageAsMember(ACCOUNT);
  const paths = (): string[] =>
    (footer.getByRole('link').elements() as HTMLAnchorElement[]).map(({ pathname }) => pathname);
  const inLanguages = ['/en', '/fr', '/de', '/it'].map((language) => expect.stringMatching(`^${language}/workspace/`));
  await expect.poll(paths).toEqual(['/en/contact', '/en/privacy', '/en/terms', ...inLanguages]);
});
