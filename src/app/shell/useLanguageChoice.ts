import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { ensureLanguage } from '../language.ts';
import { localeCookie } from './remembered-locale.ts';

/**
 * What a click on a language does: its texts are fetched, the choice is remembered, and the same page is shown in it.
 * If the texts do not arrive, everything stays as it is.
 *
 * @source spec 1, §4 "Locale change"
 */
export function useLanguageChoice(): (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => void {
  const router = useRouter();
  return (event, locale) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    ensureLanguage(locale).then(
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current browsers
        document.cookie = localeCookie(locale);
        router.history.push(pathname + search + hash);
      },
      (error) => console.warn(`The texts of "${locale}" did not arrive.`, error),
    );
  };
}
