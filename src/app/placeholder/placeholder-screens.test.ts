import { createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { CAPABILITY_SCREENS } from '#generated/capability-screens.ts';
import { LOCALES } from '#kernel/locale.ts';
import { toCanonicalPath } from '#kernel/paths/paths.ts';
import { SCREEN_KINDS } from '#kernel/paths/paths-routes.ts';
import { type ScreenName, WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';
import { hasPage, PLACEHOLDER_SCREENS } from '#kernel/paths/placeholder-screens.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { anyPath } from '#tests/support/market/any-path.ts';
import { routeTree } from '../../generated/route-tree.ts';
import { placeholderSubject } from './placeholder-subjects.ts';

const PARAMS = {
  offer: 'rent',
  category: 'a,1',
  location: 'b,c201866',
  listing: 'x,1',
  id: '1',
  token: 't',
  detail: 'd',
};
const SCREENS = [...SCREEN_KINDS.keys()];
const PLACEHOLDER_ROUTES = ['/$lang/$', '/$', '/$lang/properties/sell', '/$lang/workspace/$'];

const router = createRouter({ routeTree });
const routeOf = (screen: ScreenName): string | undefined => {
  const path = toCanonicalPath(anyPath(screen, 'en', PARAMS));
  return router.matchRoutes(path, {}).at(-1)?.routeId;
};

test('every screen without a route of its own has a placeholder, and no other', () => {
  const waiting = SCREENS.filter((screen) => PLACEHOLDER_ROUTES.includes(routeOf(screen) ?? ''));
  const hidden: ScreenName[] = ['playground'];
  expect(waiting.toSorted()).toEqual([...PLACEHOLDER_SCREENS, ...hidden].toSorted());
});

test('a screen of the workspace that a manifest brings has a page, and no other', () => {
  const built = Object.keys(WORKSPACE_PATHS).filter((screen) => hasPage(screen as ScreenName));
  expect(built.toSorted()).toEqual(Object.keys(CAPABILITY_SCREENS).toSorted());
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every placeholder has a title', async () => {
    const texts = await loadMessages(locale);
    for (const screen of PLACEHOLDER_SCREENS) {
      const room = screen in WORKSPACE_PATHS ? 'workspace' : 'screen';
      expect(texts, screen).toHaveProperty([`${room}.${placeholderSubject(screen)}`]);
    }
  });
});
