import { BRAND } from '#kernel/brand.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { siteLinks } from '#kit/links/site-links.ts';
import { LanguageLinks } from '../header/LanguageLinks.tsx';
import { FooterAnchor } from './FooterAnchor.tsx';

/** The last line of a page: the operator, the languages, and the operator's other pages that the settings name. */
export function FooterEnd() {
  const { text } = useLocale();
  const { register, social } = siteLinks();
  const year = new Date().getUTCFullYear();
  return (
    <div className="footer-end page-width">
      <p>
        © <time dateTime={String(year)}>{year}</time> {BRAND.companyName}
      </p>
      <ul aria-label={text('header.language')} className="flex flex-wrap gap-x-6 tablet:ml-auto">
        <LanguageLinks className="footer-link aria-[current]:text-ink" />
      </ul>
      {register && <FooterAnchor label={text('footer.register')} href={register} opensNewTab />}
      {social.length > 0 && (
        <ul aria-label={text('footer.follow')} className="flex flex-wrap gap-x-6">
          {social.map(({ name, href }) => (
            <li key={href}>
              <FooterAnchor label={name} href={href} opensNewTab />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
