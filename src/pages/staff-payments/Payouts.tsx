import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { ConfirmPayoutDocument, type StaffPayoutFragment, type StaffPayoutsQuery } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyActButton } from './MoneyActButton.tsx';
import { firstPageOf, type StaffSectionChoice, staffPaymentsHref } from './staff-sections.ts';

type PayoutsProps = { choice: StaffSectionChoice; page: StaffPayoutsQuery['payouts'] };

/** Refunds by bank transfer: staff make the transfer and record it here. */
export function Payouts({ choice: { isDone }, page }: PayoutsProps) {
  const { locale, text } = useLocale();
  const other = staffPaymentsHref({ ...firstPageOf('payouts'), isDone: !isDone }, locale);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-muted">{text(isDone ? 'payment.payout.doneIntro' : 'payment.payout.intro')}</p>
        <LinkButton href={other} variant="quiet" size="small" className="-mx-3">
          {text(isDone ? 'payment.payout.showOpen' : 'payment.payout.showDone')}
        </LinkButton>
      </div>
      {page.data.length === 0 ? (
        <EmptyState title={text(isDone ? 'payment.payout.noneDone' : 'payment.payout.none')} />
      ) : (
        <Panel className="py-1! tablet:py-2!">
          <ul className="flex flex-col divide-y divide-line">
            {page.data.map((payout) => (
              <li key={payout.id}>
                <PayoutRow payout={payout} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function PayoutRow({ payout }: { payout: StaffPayoutFragment }) {
  const { locale, text } = useLocale();
  const { id, kind, amount, currency, toName, toIban, createdAt, confirmedAt, paymentId, refundId } = payout;
  const money = amountText(amount, currency, locale);
  const to = [toName, toIban].filter(Boolean).join(', ') || text('payment.payout.unknown');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">
          {money} · {text(`payment.payout.kind.${kind}`)}
        </p>
        <p>{text('payment.payout.to', { to })}</p>
        <p className="text-sm text-muted">
          {[
            paymentId !== null && text('payment.line.number', { number: paymentId }),
            refundId !== null && text('payment.payout.refund', { number: refundId }),
            formatDayAndTime(createdAt),
            confirmedAt !== null && text('payment.payout.sentOn', { when: formatDayAndTime(confirmedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {confirmedAt === null && (
        <MoneyActButton
          label={text('payment.payout.confirm')}
          title={text('payment.payout.question', { amount: money })}
          run={() => execute(ConfirmPayoutDocument, { id })}
          done="payment.payout.confirmed"
        >
          <p>{text('payment.payout.questionText', { to })}</p>
        </MoneyActButton>
      )}
    </div>
  );
}
