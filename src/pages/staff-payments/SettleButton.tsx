import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { SettleReversalDocument, type StaffBankEntryFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyActButton } from './MoneyActButton.tsx';

/** Settles a credit that the bank took back, after a dialog with the consequences. */
export function SettleButton({ entry: { id, amount, currency, credit } }: { entry: StaffBankEntryFragment }) {
  const { locale, text, date } = useLocale();
  const day = credit && date(credit.bookedOn);
  const isPaid = credit?.paymentId != null;
  return (
    <MoneyActButton
      label={text('payment.bank.settle')}
      title={text('payment.bank.settleTitle', { amount: amountText(-amount, currency, locale) })}
      run={() => execute(SettleReversalDocument, { id, creditId: credit?.id ?? null })}
      done="payment.bank.settled"
    >
      <p>
        {credit === null && text('payment.bank.takesBackNothing')}
        {isPaid && text('payment.bank.takesBack', { day: String(day), number: String(credit.paymentId) })}
        {credit && !isPaid && text('payment.bank.takesBackUnmatched', { day: String(day) })}
      </p>
      <p className="mt-3 text-muted">
        {text(`payment.bank.${credit === null ? 'settleNothing' : isPaid ? 'settlePaid' : 'settleUnmatched'}`)}
      </p>
    </MoneyActButton>
  );
}
