import { useState } from 'react';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import {
  PayBackBankEntryDocument,
  type StaffBankEntriesQuery,
  type StaffBankEntryFragment,
} from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { BankFileUpload } from './BankFileUpload.tsx';
import { SettleButton } from './SettleButton.tsx';
import { useMoneyAct } from './useMoneyAct.ts';

/** Bank entries that match no payment. */
export function BankEntries({ page }: { page: StaffBankEntriesQuery['unmatchedBankEntries'] }) {
  const { text } = useLocale();
  return (
    <>
      <BankFileUpload />
      <p className="max-w-prose text-muted">{text('payment.bank.intro')}</p>
      {page.data.length === 0 ? (
        <EmptyState title={text('payment.bank.none')} />
      ) : (
        <Panel className="py-1! tablet:py-2!">
          <ul className="flex flex-col divide-y divide-line">
            {page.data.map((entry) => (
              <li key={entry.id}>
                <BankEntryRow entry={entry} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function BankEntryRow({ entry }: { entry: StaffBankEntryFragment }) {
  const { locale, text, date } = useLocale();
  const { act, isActing } = useMoneyAct();
  const [isAssigning, setIsAssigning] = useState(false);
  const { id, amount, currency, debtorName, debtorIban, reference, text: message, fault, bookedOn } = entry;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">
          {amountText(amount, currency, locale)} · {text(`payment.bank.fault.${fault}`)}
        </p>
        <p>{[debtorName, debtorIban].filter(Boolean).join(', ')}</p>
        <p className="text-sm text-muted">{[date(bookedOn), reference, message].filter(Boolean).join(' · ')}</p>
      </div>
      {amount < 0 && <SettleButton entry={entry} />}
      {amount > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="secondary" onClick={() => setIsAssigning(true)}>
            {text('payment.bank.assign')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isLoading={isActing}
            onClick={() => void act(() => execute(PayBackBankEntryDocument, { id }), 'payment.bank.paidBack')}
          >
            {text('payment.bank.payBack')}
          </Button>
        </div>
      )}
      <AssignDialog entry={entry} isOpen={isAssigning} onClose={() => setIsAssigning(false)} />
    </div>
  );
}
