import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PaymentFailure } from './payment-failure.ts';

type FailureNoticeProps = {
  failure: PaymentFailure | null;
  /** The home of the failed payment. */
  offerId?: number;
  /** Reloads the state. */
  onAgain: () => void;
};

/** The reason why a payment could not begin, and a way on. It is in the page while empty, so that screen readers announce its text. */
export function FailureNotice({ failure, offerId, onAgain }: FailureNoticeProps) {
  const { locale, text } = useLocale();
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-brick-tint px-4 py-3 text-brick-hover">
          <Icon name="circle-exclamation-point" className="size-5 shrink-0" />
          <p className="min-w-48 flex-1 font-medium">{text(failure.text, failure.values)}</p>
          {failure.way === 'edit' && offerId !== undefined && (
            <LinkButton
              size="small"
              variant="secondary"
              href={buildPath('editProperty', locale, { id: String(offerId) })}
            >
              {text('payment.toForm')}
            </LinkButton>
          )}
          {failure.way === 'credits' && (
            <LinkButton size="small" variant="secondary" href={buildPath('myPayments', locale)}>
              {text('payment.toCredits')}
            </LinkButton>
          )}
          {failure.way === 'homes' && (
            <LinkButton size="small" variant="secondary" href={buildPath('myProperties', locale)}>
              {text('payment.toHomes')}
            </LinkButton>
          )}
          {failure.way === 'again' && (
            <Button size="small" variant="secondary" onClick={onAgain}>
              {text('payment.lookAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
