import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FOOTER_LINKS_ID } from '../page/footer-links-id.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import { footerColumns } from './footer-links.ts';

/** The links of the footer, column by column. */
export function FooterLinks() {
  const { locale, text } = useLocale();
  return (
    <nav id={FOOTER_LINKS_ID} aria-label={text('footer.label')} className="footer-columns">
      {footerColumns(locale).map((column) => (
        <section key={column.label}>
          <h2>{text(column.label)}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <FooterAnchor label={text(link.label)} href={link.href} opensNewTab={link.isExternal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
