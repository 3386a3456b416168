import { lazy } from 'react';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

/** The bell of the bar, for members and for visitors with stored data; it loads long after the page. */
export const LazyBell = lazy(async () => ({
  default: (await withTexts('notifications', import('./Bell.tsx'))).Bell,
}));

/** The bell of the drawer. */
export const LazyDrawerBell = lazy(async () => ({
  default: (await withTexts('notifications', import('./DrawerBell.tsx'))).DrawerBell,
}));
