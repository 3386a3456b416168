import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

/** The navigation of the bar, which works as plain markup. */
export const LazyNavigation = lazyHydrated({
  part: import.meta.env.SSR ? HeaderNavigation : null,
  load: async () => (await withTexts('shell', import('./HeaderNavigation.tsx'))).HeaderNavigation,
});

/** The languages in the bar. */
export const LazyLanguageMenu = lazyHydrated({
  part: import.meta.env.SSR ? LanguageMenu : null,
  load: async () => (await withTexts('shell', import('./LanguageMenu.tsx'))).LanguageMenu,
});
