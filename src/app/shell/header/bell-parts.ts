import { lazy } from 'react';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

/** The bell of the bar: for whoever has something to hear, and long after the page is there. */
export const LateBell = lazy(async () => ({
  default: (await withTexts('notifications', import('./Bell.tsx'))).Bell,
}));

/** The bell of the drawer. */
export const LateDrawerBell = lazy(async () => ({
  default: (await withTexts('notifications', import('./DrawerBell.tsx'))).DrawerBell,
}));
