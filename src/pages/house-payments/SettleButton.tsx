import { useState } from 'react';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { type HouseBankEntryFragment, SettleReversalDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useMoneyAct } from './useMoneyAct.ts';

/** Settles a credit that the bank took back, after saying what follows from it. */
export function SettleButton({ entry: { id, amount, currency, credit } }: { entry: HouseBankEntryFragment }) {
  const { locale, text, date } = useLocale();
  const { act, isActing } = useMoneyAct();
  const [isAsking, setIsAsking] = useState(false);
  const day = credit && date(credit.bookedOn);
  const isPaid = credit?.paymentId != null;
  const settle = async (): Promise<void> => {
    await act(() => execute(SettleReversalDocument, { id, creditId: credit?.id ?? null }), 'payment.bank.settled');
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsAsking(true)}>
        {text('payment.bank.settle')}
      </Button>
      <Dialog
        title={text('payment.bank.settleTitle', { amount: amountText(-amount, currency, locale) })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {text('workspace.cancel')}
            </Button>
            <Button isLoading={isActing} onClick={() => void settle()}>
              {text('payment.bank.settle')}
            </Button>
          </>
        }
      >
        <p>
          {credit === null && text('payment.bank.takesBackNothing')}
          {isPaid && text('payment.bank.takesBack', { day: String(day), number: String(credit.paymentId) })}
          {credit && !isPaid && text('payment.bank.takesBackUnmatched', { day: String(day) })}
        </p>
        <p className="mt-3 text-muted">
          {text(`payment.bank.${credit === null ? 'settleNothing' : isPaid ? 'settlePaid' : 'settleUnmatched'}`)}
        </p>
      </Dialog>
    </>
  );
}
