import { BRAND } from '#kernel/brand.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FooterAnchor } from './FooterAnchor.tsx';
import { SOCIAL_LINKS } from './footer-links.ts';

/** The last line of a page: the operator, and the links to social networks. */
export function FooterEnd() {
  const { text } = useLocale();
  const year = new Date().getUTCFullYear();
  return (
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
  );
}
