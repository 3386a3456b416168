import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath, toCanonicalPath } from '#kernel/paths.ts';
import { SCREEN_KINDS } from '#kernel/paths-routes.ts';
import type { ScreenName } from '#kernel/paths-table.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { COMING_SCREENS, comingSubject } from './coming-screens.ts';
import { getRouter } from './router.tsx';

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
const UNBUILT_ROUTES = ['/$lang/$', '/$', '/$lang/properties/sell'];

const router = getRouter();
const routeOf = (screen: ScreenName): string | undefined => {
  const path = toCanonicalPath(buildPath(screen as 'listing', 'en', PARAMS as never));
  return router.matchRoutes(path, {}).at(-1)?.routeId;
};

test('every screen without a page of its own is announced, and no other', () => {
  const waiting = SCREENS.filter((screen) => UNBUILT_ROUTES.includes(routeOf(screen) ?? ''));
  const announced = SCREENS.filter(
    (screen) => comingSubject(screen) !== null || SCREEN_KINDS.get(screen) === 'workspace',
  );
  expect(waiting.toSorted()).toEqual(announced.toSorted());
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every announcement has a title and says what is to come', async () => {
    const texts = await loadMessages(locale);
    for (const subject of new Set(Object.values(COMING_SCREENS))) {
      expect(texts, subject).toHaveProperty([`screen.${subject}`]);
      expect(texts, subject).toHaveProperty([`coming.${subject}`]);
    }
  });

  test('no text announces a screen that is there already', async () => {
    const subjects = new Set<string>(Object.values(COMING_SCREENS));
    const general = ['soon', 'rent', 'buy', 'questions'];
    const announced = Object.keys(await loadMessages(locale))
      .filter((id) => id.startsWith('coming.'))
      .map((id) => id.slice('coming.'.length));
    expect(announced.filter((name) => !subjects.has(name) && !general.includes(name))).toEqual([]);
  });
});
