import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { isInvalidLink } from '#capabilities/accounts/ui/valid-link.ts';
import { ConfirmAlertEmailDocument, DeclineAlertEmailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LinkedConsent } from './alert-consent.loader.ts';

const ANSWERS = {
  confirmed: (id: string): Promise<unknown> => execute(ConfirmAlertEmailDocument, { id }),
  declined: (id: string): Promise<unknown> => execute(DeclineAlertEmailDocument, { id }),
};
type Answer = keyof typeof ANSWERS;

/**
 * Asks for consent to mail homes to an address. Opening the page changes nothing: the buttons do.
 *
 * @source docs/reference/permissions.md, "Links of mails"
 */
export function AlertConsentPage({ secret, consent }: { secret: string; consent: LinkedConsent }) {
  const { text } = useLocale();
  const isReady = useHydrated();
  const [step, setStep] = useState<Answer | 'invalid' | null>(null);
  const [sending, setSending] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (chosen: Answer): Promise<void> => {
    setSending(chosen);
    try {
      await ANSWERS[chosen](secret);
      setStep(chosen);
    } catch (error) {
      if (isInvalidLink(error)) setStep('invalid');
      else setFailure(failureText(text, error));
    } finally {
      setSending(null);
    }
  };
  if (step === 'confirmed' || step === 'declined')
    return (
      <AccountCard key={step} title={text('alerts.consent.head')} isNews>
        <p>{text(`alerts.consent.${step}`)}</p>
      </AccountCard>
    );
  if (step === 'invalid' || consent === null)
    return (
      <InvalidLink>
        <p>{text('alerts.consent.renew')}</p>
      </InvalidLink>
    );
  return (
    <AccountCard title={text('alerts.consent.head')}>
      <p>{text('alerts.consent.text', { count: consent.count, email: consent.email })}</p>
      <NeedsScript />
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          isLoading={sending === 'confirmed'}
          disabled={!isReady || sending === 'declined'}
          onClick={() => void answer('confirmed')}
        >
          {text('alerts.consent.yes')}
        </Button>
        <Button
          variant="secondary"
          isLoading={sending === 'declined'}
          disabled={!isReady || sending === 'confirmed'}
          onClick={() => void answer('declined')}
        >
          {text('alerts.consent.no')}
        </Button>
      </div>
    </AccountCard>
  );
}
