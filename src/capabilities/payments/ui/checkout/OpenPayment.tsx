import type { ShownPaymentFragment } from '#generated/operations.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PaymentStatus } from '../../payment.ts';
import { amountText, rateText } from '../amount-text.ts';
import { CancelButton } from '../CancelButton.tsx';
import { SHOWN_PAYMENT_HEADING, SHOWN_PAYMENT_ID } from '../shown-payment.ts';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { QrBillPanel } from './QrBillPanel.tsx';
import { useWatchedPayment } from './useWatchedPayment.ts';

type OpenPaymentProps = {
  payment: ShownPaymentFragment;
  /** Reloads the state. */
  onChange: () => Promise<void>;
};

/** A payment that may still be paid: the QR-bill, or the link to the provider; its end shows by itself. */
export function OpenPayment({ payment, onChange }: OpenPaymentProps) {
  const { locale, text } = useLocale();
  const isLost = useWatchedPayment(payment, (status) => {
    if (status === PaymentStatus.Success) toasts.show('success', 'payment', { text: 'payment.toast.paid' });
    void onChange();
  });
  const { amount, currency, vatAmount, vatPerMille, way } = payment;
  return (
    <Panel aria-labelledby={SHOWN_PAYMENT_ID} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 {...SHOWN_PAYMENT_HEADING}>{text(`payment.open.${way}`)}</h2>
        <p className="text-muted">
          {text('payment.amountWithVat', {
            amount: amountText(amount, currency, locale),
            vat: amountText(vatAmount, currency, locale),
            rate: rateText(vatPerMille, locale),
          })}
        </p>
      </div>
      {way === 'qrBill' ? <QrBillPanel payment={payment} /> : <CheckoutPanel payment={payment} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {isLost && text('payment.watch.lost')}
      </p>
      {payment.mayCancel && <CancelButton payment={payment} onChange={onChange} />}
    </Panel>
  );
}
