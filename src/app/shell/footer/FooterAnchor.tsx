import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type FooterAnchorProps = { label: string; href: string; opensNewTab?: boolean | undefined };

/** A link of the footer; one that opens a new tab has a hint for screen readers. */
export function FooterAnchor({ label, href, opensNewTab }: FooterAnchorProps) {
  const { text } = useLocale();
  return (
    <a href={href} className="footer-link" {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {label}
      {opensNewTab && <span className="sr-only">{` (${text('header.newTab')})`}</span>}
    </a>
  );
}
