import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FooterLink } from './footer-links.ts';

/** A link of the footer; one that opens a new tab has a hint for screen readers. */
export function FooterAnchor({ link }: { link: FooterLink }) {
  const { text } = useLocale();
  return (
    <a href={link.href} className="footer-link" {...(link.opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {text(link.label)}
      {link.opensNewTab && <span className="sr-only">{` (${text('header.newTab')})`}</span>}
    </a>
  );
}
