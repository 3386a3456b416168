import { createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath, toCanonicalPath } from '#kernel/paths/paths.ts';
import { SCREEN_KINDS } from '#kernel/paths/paths-routes.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { routeTree } from '../../generated/route-tree.ts';
import { placeholderScreenOf } from '../menu/workspace-screens.ts';
import { PLACEHOLDER_SCREENS, placeholderSubject } from './placeholder-screens.ts';

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
  const path = toCanonicalPath(buildPath(screen as 'listing', 'en', PARAMS as never));
  return router.matchRoutes(path, {}).at(-1)?.routeId;
};

test('every screen without a page of its own is announced, and no other', () => {
  const waiting = SCREENS.filter((screen) => PLACEHOLDER_ROUTES.includes(routeOf(screen) ?? ''));
  const hidden: ScreenName[] = ['playground'];
  const announced = SCREENS.filter(
    (screen) => placeholderSubject(screen) !== null || placeholderScreenOf(screen) !== null,
  );
  expect(waiting.toSorted()).toEqual([...announced, ...hidden].toSorted());
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every announcement has a title and says what is to come', async () => {
    const texts = await loadMessages(locale);
    for (const subject of new Set(Object.values(PLACEHOLDER_SCREENS))) {
      expect(texts, subject).toHaveProperty([`screen.${subject}`]);
      expect(texts, subject).toHaveProperty([`placeholder.${subject}`]);
    }
  });

  test('every section of the workspace that is to come has a title and says what it will be', async () => {
    const texts = await loadMessages(locale);
    const subjects = new Set(SCREENS.flatMap((screen) => placeholderScreenOf(screen) ?? []));
    for (const subject of subjects) {
      const title = Object.keys(texts).find((id) => id === `workspace.${subject}` || id === `header.${subject}`);
      expect(title, subject).toBeDefined();
      expect(texts, subject).toHaveProperty([`workspace.placeholder.${subject}`]);
    }
    const announced = Object.keys(texts).filter((id) => id.startsWith('workspace.placeholder.'));
    expect(announced.map((id) => id.slice('workspace.placeholder.'.length)).toSorted()).toEqual(
      [...subjects].toSorted(),
    );
  });

  test('no text announces a screen that is there already', async () => {
    const subjects = new Set<string>(Object.values(PLACEHOLDER_SCREENS));
    const general = ['soon', 'rent', 'buy', 'questions'];
    const announced = Object.keys(await loadMessages(locale))
      .filter((id) => id.startsWith('placeholder.'))
      .map((id) => id.slice('placeholder.'.length));
    expect(announced.filter((name) => !subjects.has(name) && !general.includes(name))).toEqual([]);
  });
});
