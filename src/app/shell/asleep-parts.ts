import { asleep } from '#kit/asleep/asleep.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { FooterEnd } from './footer/FooterEnd.tsx';
import { FooterLinks } from './footer/FooterLinks.tsx';
import { HeaderNavigation } from './header/HeaderNavigation.tsx';
import { LanguageMenu } from './header/LanguageMenu.tsx';

/** The navigation of the bar, which works by itself. */
export const AsleepNavigation = asleep({
  part: import.meta.env.SSR ? HeaderNavigation : null,
  load: async () => (await withTexts('shell', import('./header/HeaderNavigation.tsx'))).HeaderNavigation,
});

/** The languages in the bar. */
export const AsleepLanguageMenu = asleep({
  part: import.meta.env.SSR ? LanguageMenu : null,
  load: async () => (await withTexts('shell', import('./header/LanguageMenu.tsx'))).LanguageMenu,
});

/** The columns of the footer. */
export const AsleepFooterLinks = asleep({
  part: import.meta.env.SSR ? FooterLinks : null,
  load: async () => (await withTexts('shell', import('./footer/FooterLinks.tsx'))).FooterLinks,
});

/** Its last line. */
export const AsleepFooterEnd = asleep({
  part: import.meta.env.SSR ? FooterEnd : null,
  load: async () => (await withTexts('shell', import('./footer/FooterEnd.tsx'))).FooterEnd,
});
