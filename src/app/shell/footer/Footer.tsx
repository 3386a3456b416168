import { useSyncExternalStore } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { readScheme, type Scheme } from '#kernel/scheme.ts';
import { Logo } from '#kit/design/content/Logo.tsx';
import { SchemeSwitch } from '#kit/design/fields/choices/SchemeSwitch.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LazyFooterEnd, LazyFooterLinks } from './lazy-footer.ts';

/** The footer of every page. @source docs/reference/screens.md, "Footer" */
export function Footer() {
  const { locale, text } = useLocale();
  return (
    <footer className="footer">
      <div className="footer-top page-width">
        <div className="flex flex-col items-start gap-6">
          <a href={buildPath('home', locale)} aria-label={`${BRAND.name}, ${text('header.home')}`} className="py-2">
            <Logo />
          </a>
          <SchemeChoice />
        </div>
        <LazyFooterLinks />
      </div>
      <div className="border-t border-line">
        <LazyFooterEnd />
      </div>
    </footer>
  );
}

/** The switch between light and dark, set in the browser: the server does not know the chosen scheme. */
function SchemeChoice() {
  const chosen = useSyncExternalStore(never, schemeOfPage, noChoice);
  return <SchemeSwitch key={chosen ?? 'system'} chosen={chosen} />;
}

const never = () => () => {};
const schemeOfPage = (): Scheme => readScheme(document.documentElement.dataset.scheme);
const noChoice = (): Scheme => null;
