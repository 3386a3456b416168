import type { ReactNode } from 'react';
import type { ShownPaymentFragment } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { documentHref } from '../payment.links.ts';
import { PaymentStatus } from '../payment.ts';
import { amountText } from './amount-text.ts';
import { SHOWN_PAYMENT_HEADING } from './shown-payment.ts';

type EndedPaymentProps = {
  payment: ShownPaymentFragment;
  /** The next step. */
  action?: ReactNode;
};

/** The end of a payment, and what follows. */
export function EndedPayment({ payment, action }: EndedPaymentProps) {
  const { locale, text } = useLocale();
  const { status, hasEffect, kind, isProlonging, amount, currency, receiptUrl, way, credits } = payment;
  const isPaid = status === PaymentStatus.Success && hasEffect;
  // Paid too late.
  const end = status === PaymentStatus.Success && !hasEffect ? 'late' : status;
  const next = isPaid
    ? `payment.ended.20.${kind === 'credits' ? 'credits' : isProlonging ? 'prolong' : 'review'}`
    : `payment.ended.${end}`;
  const money =
    way === 'credit' ? text('payment.credits', { count: credits ?? 0 }) : amountText(amount, currency, locale);
  return (
    <Panel className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Icon
          name={isPaid ? 'circle-check' : 'circle-exclamation-point'}
          className={`mt-0.5 size-6 shrink-0 ${isPaid ? 'text-lake' : 'text-brick'}`}
        />
        <div className="flex min-w-0 flex-col gap-1.5">
          <h2 {...SHOWN_PAYMENT_HEADING}>{text(`payment.ended.title.${end}`, { amount: money })}</h2>
          <p className="max-w-prose text-muted">{text(next)}</p>
        </div>
      </div>
      {(action || receiptUrl) && (
        <div className="flex flex-wrap gap-3">
          {action}
          {receiptUrl && (
            <LinkButton
              href={documentHref(receiptUrl, locale)}
              download
              variant="secondary"
              icon={<Icon name="download" className="size-4" />}
            >
              {text('payment.receipt')}
            </LinkButton>
          )}
        </div>
      )}
    </Panel>
  );
}
