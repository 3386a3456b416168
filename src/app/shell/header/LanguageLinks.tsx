import { LOCALES, type Locale } from '#kernel/locale.ts';
import { switchLanguage } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { usePageAddress } from '../page/usePageAddress.ts';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** Links to this page in the four languages, as items of a list; the shell handles them itself (`useLanguageSwitch`). */
export function LanguageLinks({ className }: { className: string }) {
  const { locale: current } = useLocale();
  const address = usePageAddress();
  return LOCALES.map((locale) => (
    <li key={locale}>
      <a
        href={switchLanguage(address, locale)}
        lang={locale}
        hrefLang={locale}
        aria-current={locale === current ? 'true' : undefined}
        className={className}
      >
        {LANGUAGE_NAMES[locale]}
      </a>
    </li>
  ));
}
