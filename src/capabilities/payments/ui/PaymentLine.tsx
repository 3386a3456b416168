import type { ReactNode } from 'react';
import type { PaymentLineFragment } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Badge, type BadgeTone } from '#kit/design/content/Badge.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { documentHref } from '../payment.links.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus } from '../payment.ts';
import { amountText } from './amount-text.ts';

/** Reasons of refunds that no person wrote. */
const BY_ITSELF: readonly string[] = ['late', 'provider', 'bank'];

type PaymentLineProps = {
  payment: PaymentLineFragment;
  /** The payer; absent on a member's own list. */
  payer?: string;
  /** Further actions on it. */
  actions?: ReactNode;
};

/** A payment in a list: its purchase, time, way, amount, status and receipt. */
export function PaymentLine({ payment, payer, actions }: PaymentLineProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const { id, amount, currency, way, createdAt, deadline, receiptUrl, status, reason } = payment;
  const isOpen = (OPEN_STATUSES as readonly number[]).includes(status);
  const isRefund = payment.operationType === PaymentOperation.Refund;
  return (
    <div className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 font-medium">{subjectText(payment, tools)}</p>
        <p className="font-medium tabular-nums">
          {way === 'credit'
            ? text('payment.credits', { count: payment.credits ?? 0 })
            : amountText(isRefund ? -amount : amount, currency, locale)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <PaymentMark payment={payment} />
        <span>{text('payment.line.number', { number: id })}</span>
        <span>{formatDayAndTime(createdAt)}</span>
        <span>{text(`payment.way.${way}`)}</span>
        {payer && <span>{payer}</span>}
        {isOpen && deadline !== null && <span>{text('payment.line.until', { when: formatDayAndTime(deadline) })}</span>}
      </p>
      {reason && (
        <p className="text-sm text-muted">
          {BY_ITSELF.includes(reason) ? text(`payment.line.reason.${reason}`) : text('payment.line.reason', { reason })}
        </p>
      )}
      <Movements payment={payment} />
      <ReportedBesides payment={payment} />
      {(receiptUrl || actions) && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {actions}
          {receiptUrl && (
            <LinkButton
              href={documentHref(receiptUrl, locale)}
              download
              size="small"
              variant="secondary"
              aria-label={text('payment.receiptOf', { number: id })}
              icon={<Icon name="download" className="size-4" />}
            >
              {text('payment.receipt')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Money that came for a QR-bill, the open rest, and money that goes back. */
function Movements({ payment: { id, status, amount, currency, movements } }: { payment: PaymentLineFragment }) {
  const { locale, text, date } = useLocale();
  if (movements.length === 0) return null;
  const money = (centimes: number): string => amountText(centimes, currency, locale);
  const rest = amount - sumOf(movements);
  return (
    <ul aria-label={text('payment.movement.label', { number: id })} className="flex flex-col gap-0.5 text-sm">
      {movements.map(({ id: key, kind, amount: moved, day }) => (
        <li key={key}>{text(`payment.movement.${kind}`, { day: date(day), amount: money(moved) })}</li>
      ))}
      {status === PaymentStatus.InProgress && rest > 0 && (
        <li className="font-medium">{text('payment.movement.rest', { amount: money(rest) })}</li>
      )}
    </ul>
  );
}

/** Money that stayed: came, less what the bank or we sent back. */
const sumOf = (movements: PaymentLineFragment['movements']): number =>
  movements.reduce((sum, { kind, amount }) => sum + (kind === 'received' ? amount : -amount), 0);

/** Partial refunds and chargebacks that the provider reported. */
function ReportedBesides({ payment: { partRefunded, dispute, currency } }: { payment: PaymentLineFragment }) {
  const { locale, text } = useLocale();
  const money = (centimes: number): string => amountText(centimes, currency, locale);
  return (
    <>
      {partRefunded > 0 && (
        <p className="text-sm">{text('payment.line.partRefunded', { amount: money(partRefunded) })}</p>
      )}
      {dispute && (
        <p className={dispute.status === 'won' ? 'text-sm text-muted' : 'text-sm font-medium text-brick-hover'}>
          {text(`payment.dispute.${dispute.status}`, { amount: money(dispute.amount), ref: dispute.ref })}
        </p>
      )}
    </>
  );
}

/** Purchase of a payment: days of a home, a pack of credits, or a refund. */
export function subjectText(payment: PaymentLineFragment, { text }: LocaleTools): string {
  const { operationType, refundOf, kind, days, credits, isProlonging, offerId, offerType } = payment;
  if (operationType === PaymentOperation.Refund) return text('payment.line.refund', { number: refundOf ?? 0 });
  if (kind === 'credits') return text(`payment.line.pack.${offerType}`, { count: credits ?? 0 });
  const values = { count: days ?? 0, number: offerId ?? 0 };
  return text(isProlonging ? 'payment.line.prolong' : 'payment.line.days', values);
}

const TONES: Readonly<Record<number, BadgeTone>> = {
  [PaymentStatus.Success]: 'lake',
  [PaymentStatus.Rejected]: 'brick',
  [PaymentStatus.Error]: 'brick',
};

/** Status of a payment as a label. */
function PaymentMark({ payment: { status } }: { payment: Pick<PaymentLineFragment, 'status'> }) {
  const { text } = useLocale();
  return <Badge tone={TONES[status] ?? 'plain'}>{text(`payment.status.${status}`)}</Badge>;
}
