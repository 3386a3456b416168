import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { switchLanguage } from '#kernel/paths/paths.ts';
import { ensureTexts } from '#kit/i18n/loaded-texts.ts';
import { textsOf } from '../../language/language.ts';
import { localeCookie } from './remembered-locale.ts';

/**
 * Shows this page in another language: fetches its texts, stores the choice, and renders the same page. If the texts fail to load,
 * nothing changes.
 *
 * @source docs/reference/screens.md, "Changing the language"
 */
export function useLanguageSwitch(): (locale: Locale) => void {
  const router = useRouter();
  return useCallback(
    (locale) => {
      const { publicHref } = router.state.location;
      const address = switchLanguage(publicHref, locale);
      ensureTexts(locale, textsOf(router.state.matches)).then(
        () => {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current browsers
          document.cookie = localeCookie(locale);
          router.history.push(address, { locale, wayBack: router.history.location.state.wayBack });
          // The page's data was loaded in the other language.
          if (address === publicHref) void router.invalidate();
        },
        (error) => console.warn(`The texts of "${locale}" did not arrive.`, error),
      );
    },
    [router],
  );
}
