import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The languages, under the short name of the current one. */
export function LanguageMenu() {
  const { locale, text } = useLocale();
  return (
    <HeaderMenu
      align="right"
      className="hidden tablet:block"
      label={
        <>
          <span className="sr-only">{`${text('header.language')}: `}</span>
          {locale.toUpperCase()}
        </>
      }
    >
      <ul>
        <LanguageLinks className="header-row" />
      </ul>
    </HeaderMenu>
  );
}
