import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { FooterEnd } from './footer/FooterEnd.tsx';
import { FooterLinks } from './footer/FooterLinks.tsx';
import { HeaderNavigation } from './header/HeaderNavigation.tsx';
import { LanguageMenu } from './header/LanguageMenu.tsx';

/** The navigation of the bar, which works by itself. */
export const LazyNavigation = lazyHydrated({
  part: import.meta.env.SSR ? HeaderNavigation : null,
  load: async () => (await withTexts('shell', import('./header/HeaderNavigation.tsx'))).HeaderNavigation,
});

/** The languages in the bar. */
export const LazyLanguageMenu = lazyHydrated({
  part: import.meta.env.SSR ? LanguageMenu : null,
  load: async () => (await withTexts('shell', import('./header/LanguageMenu.tsx'))).LanguageMenu,
});

/** The columns of the footer. */
export const LazyFooterLinks = lazyHydrated({
  part: import.meta.env.SSR ? FooterLinks : null,
  load: async () => (await withTexts('shell', import('./footer/FooterLinks.tsx'))).FooterLinks,
});

/** Its last line. */
export const LazyFooterEnd = lazyHydrated({
  part: import.meta.env.SSR ? FooterEnd : null,
  load: async () => (await withTexts('shell', import('./footer/FooterEnd.tsx'))).FooterEnd,
});
