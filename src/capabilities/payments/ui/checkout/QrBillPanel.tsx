import type { ShownPaymentFragment } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { documentHref } from '../../payment.links.ts';
import { amountText } from '../amount-text.ts';
import { CopyRow } from './CopyRow.tsx';
import { QrBillPicture } from './QrBillPicture.tsx';

/** An open QR-bill: its code, the fields to type without a scanner, and the next steps. */
export function QrBillPanel({ payment }: { payment: ShownPaymentFragment }) {
  const { locale, text } = useLocale();
  const { qrBill, deadline, billUrl, arrivedAmount, currency } = payment;
  if (qrBill === null) return <p className="text-muted">{text('payment.bill.arrived')}</p>;
  const rest = amountText(qrBill.amount, qrBill.currency, locale);
  return (
    <>
      {qrBill.isSample && (
        <p role="note" className="rounded-md bg-brick-tint px-4 py-3 font-medium text-brick-hover">
          {text('payment.bill.sample')}
        </p>
      )}
      {arrivedAmount > 0 && (
        <p role="status" className="rounded-md bg-lake-tint px-4 py-3 font-medium text-lake-hover">
          {text('payment.bill.part', { arrived: amountText(arrivedAmount, currency, locale), rest })}
        </p>
      )}
      <div className="flex flex-col gap-x-8 gap-y-5 tablet:flex-row">
        <div className="flex w-full flex-col gap-3 tablet:w-72 tablet:shrink-0">
          <QrBillPicture paymentId={payment.id} amount={qrBill.amount} />
          <p className="text-sm text-muted">{text('payment.bill.scan')}</p>
        </div>
        <dl className="min-w-0 flex-1">
          <CopyRow label={text('payment.bill.amount')} value={rest} copied={(qrBill.amount / 100).toFixed(2)} />
          <CopyRow label={text('payment.bill.iban')} value={qrBill.iban} copied={qrBill.iban.replace(/\s/g, '')} />
          <CopyRow
            label={text('payment.bill.reference')}
            value={qrBill.reference}
            copied={qrBill.reference.replace(/\s/g, '')}
          />
          <CopyRow
            label={text('payment.bill.creditor')}
            value={[qrBill.creditorName, ...qrBill.creditorAddress].join('\n')}
          />
          {deadline !== null && <CopyRow label={text('payment.openUntil')} value={formatDayAndTime(deadline)} />}
        </dl>
      </div>
      {billUrl !== null && (
        <LinkButton
          href={documentHref(billUrl, locale)}
          download
          variant="secondary"
          className="self-start"
          icon={<Icon name="download" className="size-4" />}
        >
          {text('payment.bill.download')}
        </LinkButton>
      )}
      <p className="max-w-prose text-muted">
        {text(payment.kind === 'credits' ? 'payment.bill.nextCredits' : 'payment.bill.next')}
      </p>
    </>
  );
}
