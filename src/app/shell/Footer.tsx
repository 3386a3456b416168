import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths.ts';
import { Logo } from '#kit/design/content/Logo.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FooterAnchor } from './FooterAnchor.tsx';
import { FOOTER_LINKS_ID, footerColumns, SOCIAL_LINKS } from './footer-links.ts';
import { SchemeChoice } from './SchemeChoice.tsx';

/** What stands below every page. @source docs/reference/screens.md, "Footer" */
export function Footer() {
  const { locale, text } = useLocale();
  const year = new Date().getUTCFullYear();
  return (
    <footer className="mt-auto border-t border-line bg-mist print:hidden">
      <div className="page-width grid gap-10 pt-12 pb-10 desktop:grid-cols-[1fr_3fr] desktop:gap-16">
        <div className="flex flex-col items-start gap-6">
          <a href={buildPath('home', locale)} aria-label={`${BRAND.name}, ${text('header.home')}`} className="py-2">
            <Logo />
          </a>
          <SchemeChoice />
        </div>
        <nav
          id={FOOTER_LINKS_ID}
          aria-label={text('footer.label')}
          className="grid grid-cols-2 gap-x-6 gap-y-10 tablet:grid-cols-4 tablet:gap-x-8"
        >
          {footerColumns(locale).map((column) => (
            <section key={column.label}>
              <h2 className="mb-2 text-base">{text(column.label)}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <FooterAnchor link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-col gap-x-8 gap-y-2 py-4 text-sm text-muted tablet:flex-row tablet:items-center">
          <p>
            © <time dateTime={String(year)}>{year}</time> {BRAND.companyName}
          </p>
          <FooterAnchor link={{ label: 'footer.register', href: BRAND.companyRegister, opensNewTab: true }} />
          <ul aria-label={text('footer.follow')} className="flex flex-wrap gap-x-6 tablet:ml-auto">
            {SOCIAL_LINKS.map((link) => (
              <li key={link.href}>
                <FooterAnchor link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
