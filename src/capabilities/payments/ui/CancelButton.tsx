import { useState } from 'react';
import { CancelPaymentDocument, type ShownPaymentFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PaymentStatus } from '../payment.ts';
import { failureOf } from './payment-failure.ts';
import { focusShownPayment } from './shown-payment.ts';

type CancelButtonProps = {
  payment: Pick<ShownPaymentFragment, 'id' | 'way'>;
  /** Reloads the state. */
  onChange: () => Promise<void>;
};

/** Cancels an open payment after a confirmation: a payer who has paid the QR-bill already should wait instead. */
export function CancelButton({ payment: { id, way }, onChange }: CancelButtonProps) {
  const { text } = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const stopAsking = (): void => setIsAsking(false);
  const cancel = async (): Promise<void> => {
    setIsCancelling(true);
    try {
      const { cancelPayment } = await execute(CancelPaymentDocument, { id });
      const isPaid = cancelPayment.status === PaymentStatus.Success;
      toasts.show('success', 'payment', { text: isPaid ? 'payment.toast.paidMeanwhile' : 'payment.toast.cancelled' });
    } catch (error) {
      const { text: words, values } = failureOf(error);
      toasts.show('error', 'payment', { text: words, values });
    }
    setIsCancelling(false);
    stopAsking();
    await onChange();
    focusShownPayment();
  };
  return (
    <>
      <Button variant="quiet" className="-mx-3 self-start" onClick={() => setIsAsking(true)}>
        {text('payment.cancel')}
      </Button>
      <Dialog
        title={text('payment.cancel.question')}
        isOpen={isAsking}
        onClose={stopAsking}
        footer={
          <>
            <Button variant="quiet" onClick={stopAsking}>
              {text('payment.cancel.keep')}
            </Button>
            <Button variant="danger" isLoading={isCancelling} onClick={() => void cancel()}>
              {text('payment.cancel')}
            </Button>
          </>
        }
      >
        <p>{text(way === 'qrBill' ? 'payment.cancel.bill' : 'payment.cancel.text')}</p>
      </Dialog>
    </>
  );
}
