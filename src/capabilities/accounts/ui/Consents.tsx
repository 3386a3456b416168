import type { ComponentProps, ReactNode } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ConsentProps = Omit<ComponentProps<typeof Checkbox>, 'children'>;

/** A sentence with links to the terms and the privacy statement. */
export function TermsSentence({ id }: { id: 'account.terms' | 'account.social.terms' }) {
  const { locale, rich } = useLocale();
  const linkTo = (screen: 'terms' | 'privacy') => (words: ReactNode) => (
    <a
      key={screen}
      href={buildPath(screen, locale)}
      target="_blank"
      rel="noopener"
      className="text-lake underline underline-offset-4"
    >
      {words}
    </a>
  );
  return rich(id, { terms: linkTo('terms'), privacy: linkTo('privacy') });
}

/** Required consent to the terms. @source docs/reference/screens.md, "Registration" */
export function TermsConsent(box: ConsentProps) {
  return (
    <Checkbox {...box} required>
      <TermsSentence id="account.terms" />
    </Checkbox>
  );
}

type NewsletterConsentProps = ConsentProps & { isSuffixHidden?: boolean | undefined };

/** Optional consent to the newsletter, independent of the account. @source docs/reference/accounts.md, "Consent" */
export function NewsletterConsent({ isSuffixHidden = false, ...box }: NewsletterConsentProps) {
  const { text } = useLocale();
  return (
    <Checkbox {...box}>
      {text('account.newsletter')}
      {!isSuffixHidden && ` ${text('account.newsletter.suffix')}`}
    </Checkbox>
  );
}
