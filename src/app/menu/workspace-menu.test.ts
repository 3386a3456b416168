import { describe, expect, test } from 'vitest';
import { NO_COUNTS } from '#generated/viewer-counters.ts';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';
import { Role } from '#kernel/roles.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { placeholderSubject } from '../placeholder/placeholder-screens.ts';
import { isGroup, type MenuEntry } from './menu-entry.ts';
import { publishLinks } from './publish-links.ts';
import { userMenu } from './user-menu.ts';
import { workspaceMenu } from './workspace-menu.ts';
import { MENU_ENTRIES, placeholderScreenOf } from './workspace-screens.ts';

const member = (rolesFlag: number, unreadMessages = 0, waitingReviews = 0) => ({
  ...NO_COUNTS,
  rolesFlag,
  unreadMessages,
  waitingReviews,
});
const linksOf = (menu: readonly MenuEntry[]) => menu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
const screensOf = (menu: readonly MenuEntry[]) => linksOf(menu).map(({ href }) => matchPath(href)?.screen);
const workspaceOf = (rolesFlag: number) => screensOf(workspaceMenu(member(rolesFlag), 'en', '/en'));

const PLAIN = ['myProperties', 'myMessages', 'myFavourites', 'myAlerts', 'myPayments', 'myAccount'];

describe('the workspace shows', () => {
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

  test('everything to the operator', () => {
    expect(workspaceOf(Role.AdminGlobal)).toEqual(MENU_ENTRIES.map(([screen]) => screen));
  });
});

test('the entry of the page is marked, also on pages below it', () => {
  const current = (path: string) =>
    linksOf(workspaceMenu(member(Role.Gold), 'de', path)).filter((link) => link.isCurrent);
  expect(current('/de/workspace/my-messages/7').map((link) => link.label)).toEqual(['header.myMessages']);
  expect(current('/de/workspace/my-leads/my-buyers').map((link) => link.label)).toEqual(['workspace.myBuyers']);
  expect(current('/de')).toEqual([]);
});

test('unread messages are counted beside their entry, in both menus', () => {
  const unread = { label: 'header.myMessages', newCount: 3 };
  expect(linksOf(workspaceMenu(member(Role.Bronze, 3), 'en', '/en'))).toContainEqual(expect.objectContaining(unread));
  expect(userMenu(member(Role.Bronze, 3), 'en', () => true)).toContainEqual(expect.objectContaining(unread));
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

test('the menu under the name has all of the workspace and the ways to publish, in their order', () => {
  expect(screensOf(userMenu(member(Role.Agent), 'fr', () => true))).toEqual([
    ...workspaceOf(Role.Agent),
    'createSell',
    'createRent',
  ]);
  expect(screensOf(userMenu(member(Role.None), 'fr', () => true))).toEqual([...PLAIN, 'publishSell', 'publishRent']);
});

test('the menu under the name leaves out what is still to come', () => {
  for (const role of [Role.None, Role.Agent, Role.AdminGlobal]) {
    for (const screen of screensOf(userMenu(member(role), 'de'))) {
      expect(placeholderScreenOf(screen ?? '') ?? placeholderSubject(screen as ScreenName), screen).toBeNull();
    }
  }
  expect(screensOf(userMenu(member(Role.None), 'de'))).toContain('myAccount');
});

test.each(LOCALES)('every entry has its text in %s', async (locale) => {
  const texts = await loadMessages(locale);
  const menu = workspaceMenu(member(Role.AdminGlobal), locale, '/');
  const labels = [...menu, ...linksOf(menu), ...userMenu(member(Role.AdminGlobal), locale, () => true)].map(
    (entry) => entry.label,
  );
  for (const label of labels) expect(texts, label).toHaveProperty([label]);
});
