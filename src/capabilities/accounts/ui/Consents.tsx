import type { ComponentProps, ReactNode } from 'react';
import { buildPath } from '#kernel/paths.ts';
import { Checkbox } from '#kit/design/Checkbox.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ConsentProps = Omit<ComponentProps<typeof Checkbox>, 'children'>;

/** Without it there is no account. @source spec 1, §2.11 */
export function TermsConsent(box: ConsentProps) {
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
  return (
    <Checkbox {...box} required>
      {rich('account.terms', { terms: linkTo('terms'), privacy: linkTo('privacy') })}
    </Checkbox>
  );
}

type NewsletterConsentProps = ConsentProps & { isSuffixHidden?: boolean | undefined };

/** A wish of its own: the account does not depend on it. @source decisions, "Sign-in and personal data" */
export function NewsletterConsent({ isSuffixHidden = false, ...box }: NewsletterConsentProps) {
  const { text } = useLocale();
  return (
    <Checkbox {...box}>
      {text('account.newsletter')}
      {!isSuffixHidden && ` ${text('account.newsletter.suffix')}`}
    </Checkbox>
  );
}
