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
    <footer className="footer">
      <div className="footer-top page-width">
        <div className="flex flex-col items-start gap-6">
          <a href={buildPath('home', locale)} aria-label={`${BRAND.name}, ${text('header.home')}`} className="py-2">
            <Logo />
          </a>
          <SchemeChoice />
        </div>
        <nav id={FOOTER_LINKS_ID} aria-label={text('footer.label')} className="footer-columns">
          {footerColumns(locale).map((column) => (
            <section key={column.label}>
              <h2>{text(column.label)}</h2>
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
        <div className="footer-end page-width">
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
