import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { FooterEnd } from './FooterEnd.tsx';
import { FooterLinks } from './FooterLinks.tsx';

/** The columns of the footer. */
export const LazyFooterLinks = lazyHydrated({
  part: import.meta.env.SSR ? FooterLinks : null,
  load: async () => (await withTexts('shell', import('./FooterLinks.tsx'))).FooterLinks,
});

/** The last line of the footer. */
export const LazyFooterEnd = lazyHydrated({
  part: import.meta.env.SSR ? FooterEnd : null,
  load: async () => (await withTexts('shell', import('./FooterEnd.tsx'))).FooterEnd,
});
