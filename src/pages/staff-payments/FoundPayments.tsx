import { PaymentStatus } from '#capabilities/payments/payment.ts';
import { PaymentLine } from '#capabilities/payments/ui/PaymentLine.tsx';
import type { StaffPaymentsQuery } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { RefundButton } from './RefundButton.tsx';
import type { StaffSectionChoice } from './staff-sections.ts';

type FoundPaymentsProps = { choice: StaffSectionChoice; page: StaffPaymentsQuery['payments'] };

/** All payments, or those that a search finds. */
export function FoundPayments({ choice, page }: FoundPaymentsProps) {
  const { text, number } = useLocale();
  return (
    <>
      <p className="max-w-prose text-muted">{text('payment.house.searchHint')}</p>
      <SearchForm choice={choice} />
      <p role="status" className="text-muted">
        {text('payment.house.count', { count: page.totalRecords, shown: number(page.totalRecords) })}
      </p>
      {page.data.length === 0 ? (
        <EmptyState icon={<Icon name="search-x" className="size-6" />} title={text('payment.house.none')}>
          {text('payment.house.noneText')}
        </EmptyState>
      ) : (
        <Panel className="py-1! tablet:py-2!">
          <ul className="flex flex-col divide-y divide-line">
            {page.data.map((payment) => (
              <li key={payment.id}>
                <PaymentLine
                  payment={payment}
                  payer={text('payment.house.payer', { email: payment.email, user: String(payment.userId) })}
                  actions={payment.mayRefund && <RefundButton payment={payment} />}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** A plain form: its search is in the address. */
function SearchForm({ choice: { search, status, isDisputed } }: { choice: StaffSectionChoice }) {
  const { locale, text } = useLocale();
  const statuses = Object.values(PaymentStatus).map((value) => ({
    value: String(value),
    label: text(`payment.status.${value}`),
  }));
  return (
    <form
      key={`${search} ${status} ${isDisputed}`}
      action={buildPath('payments', locale)}
      className="grid items-end gap-4 tablet:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField
        label={text('payment.house.search')}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={search}
      />
      <Select
        label={text('payment.house.status')}
        name="status"
        choices={[{ value: '', label: text('payment.house.statusAll') }, ...statuses]}
        defaultValue={status === null ? '' : String(status)}
      />
      <div className="tablet:order-last tablet:col-span-full">
        <Checkbox name="disputed" value="1" defaultChecked={isDisputed}>
          {text('payment.house.disputed')}
        </Checkbox>
      </div>
      <Button type="submit" icon={<Icon name="search" className="size-4" />}>
        {text('payment.house.find')}
      </Button>
    </form>
  );
}
