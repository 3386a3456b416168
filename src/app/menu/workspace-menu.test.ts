import { describe, expect, test } from 'vitest';
import { NO_COUNTS } from '#generated/viewer-counters.ts';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { Role } from '#kernel/roles.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { isGroup, type MenuEntry } from './menu-entry.ts';
import { publishLinks } from './publish-links.ts';
import { userMenu } from './user-menu.ts';
import { workspaceMenu } from './workspace-menu.ts';
import { MENU_ENTRIES, mayOpen } from './workspace-screens.ts';

const member = (rolesFlag: number, unreadMessages = 0, waitingReviews = 0) => ({
  ...NO_COUNTS,
  rolesFlag,
  unreadMessages,
  waitingReviews,
});
const linksOf = (menu: readonly MenuEntry[]) => menu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
const screensOf = (menu: readonly MenuEntry[]) => linksOf(menu).map(({ href }) => matchPath(href)?.screen);
/** The entries of a role, also of screens without a page. */
const workspaceOf = (rolesFlag: number) =>
  MENU_ENTRIES.flatMap(([screen]) => (mayOpen(screen, rolesFlag) ? [screen] : []));

const PLAIN = ['myProperties', 'myMessages', 'myFavourites', 'myAlerts', 'myPayments', 'myAccount'];

describe('the workspace has for', () => {
  test('a plain user the entries that all users have', () => {
    expect(workspaceOf(Role.None)).toEqual(PLAIN);
  });

  test.each([Role.Bronze, Role.Silver])('%i the tenants', (role) => {
    expect(workspaceOf(role)).toEqual(['myProperties', 'myTenants', ...PLAIN.slice(1)]);
  });

  test('Gold the buyers and private sellers as well', () => {
    expect(workspaceOf(Role.Gold)).toEqual([
      'myProperties',
      'myTenants',
      'myBuyers',
      'myPrivateSellers',
      ...PLAIN.slice(1),
    ]);
  });

  test('an agent the requests and imports', () => {
    expect(workspaceOf(Role.Agent)).toEqual([
      'myProperties',
      'myTenants',
      'myBuyers',
      'myPrivateSellers',
      'sellers',
      'estimateRequests',
      'myMessages',
      'myFavourites',
      'myAlerts',
      'imports',
      'myPayments',
      'myAccount',
    ]);
  });

  test('a reviewer the moderation, an administrator of an agency the agency', () => {
    expect(workspaceOf(Role.Moderator)).toEqual([...PLAIN.slice(0, -2), 'moderation', 'myPayments', 'myAccount']);
    expect(workspaceOf(Role.AdminAgent)).toContain('myAgency');
    expect(workspaceOf(Role.AdminAgent)).not.toContain('moderation');
  });

  test('the operator everything', () => {
    expect(workspaceOf(Role.AdminGlobal)).toEqual(MENU_ENTRIES.map(([screen]) => screen));
  });
});

test('the entry of the page is marked, also on pages below it', () => {
  const current = (path: string) =>
    linksOf(workspaceMenu(member(Role.Gold), 'de', path)).filter((link) => link.isCurrent);
  expect(current('/de/workspace/my-messages/7').map((link) => link.label)).toEqual(['header.myMessages']);
  expect(current('/de/workspace/my-alerts').map((link) => link.label)).toEqual(['workspace.myAlerts']);
  expect(current('/de')).toEqual([]);
});

test('unread messages are counted beside their entry, in both menus', () => {
  const unread = { label: 'header.myMessages', newCount: 3 };
  expect(linksOf(workspaceMenu(member(Role.Bronze, 3), 'en', '/en'))).toContainEqual(expect.objectContaining(unread));
  expect(userMenu(member(Role.Bronze, 3), 'en')).toContainEqual(expect.objectContaining(unread));
});

test('cases that wait for reviewers are counted beside moderation', () => {
  const menu = linksOf(workspaceMenu(member(Role.Moderator, 0, 41), 'en', '/en'));
  expect(menu).toContainEqual(expect.objectContaining({ label: 'workspace.moderation', newCount: 41 }));
});

test('professionals publish in their workspace, others on the public pages', () => {
  const paths = (role: number) => publishLinks(member(role), 'en').map((link) => link.href);
  expect(paths(Role.Agent)).toEqual([
    '/en/workspace/my-properties/create/sell',
    '/en/workspace/my-properties/create/rent',
  ]);
  expect(paths(Role.Gold)).toEqual(['/en/publish/sell', '/en/publish/rent']);
  expect(paths(Role.Moderator)).toEqual(['/en/publish/sell', '/en/publish/rent']);
});

const ROLES = [Role.None, Role.Bronze, Role.Gold, Role.Agent, Role.Moderator, Role.AdminAgent, Role.AdminGlobal];

test.each(ROLES)('%i sees entries of screens with a page alone, in both menus', (role) => {
  const built = workspaceOf(role).filter(hasPage);
  expect(screensOf(workspaceMenu(member(role), 'en', '/en'))).toEqual(built);
  expect(screensOf(userMenu(member(role), 'fr')).slice(0, -2)).toEqual(built);
  for (const screen of screensOf(userMenu(member(role), 'fr')))
    expect(hasPage(screen as ScreenName), screen).toBe(true);
});

test('a group of which no screen has a page is not there', () => {
  for (const role of ROLES) {
    for (const entry of workspaceMenu(member(role), 'en', '/en')) expect(isGroup(entry) && entry.links).not.toEqual([]);
  }
});

test('the menu under the name ends with the ways to publish', () => {
  const lastOf = (role: number) => screensOf(userMenu(member(role), 'fr')).slice(-2);
  expect(lastOf(Role.Agent)).toEqual(['createSell', 'createRent']);
  expect(lastOf(Role.None)).toEqual(['publishSell', 'publishRent']);
});

test.each(LOCALES)('every entry has its text in %s', async (locale) => {
  const texts = await loadMessages(locale);
  const groups = MENU_ENTRIES.flatMap(([, { group }]) => group ?? []);
  const labels = [
    ...groups,
    ...MENU_ENTRIES.map(([, { label }]) => label),
    ...userMenu(member(Role.AdminGlobal), locale).map(({ label }) => label),
  ];
  for (const label of labels) expect(texts, label).toHaveProperty([label]);
});
