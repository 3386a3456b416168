import { useState } from 'react';
import type { StaffCreditsQuery } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import type { StaffSectionChoice } from './staff-sections.ts';

type Holder = StaffCreditsQuery['creditHolders']['data'][number];
type CreditHoldersProps = { choice: StaffSectionChoice; page: StaffCreditsQuery['creditHolders'] };

/** Members by name with their credits; each may be given more. */
export function CreditHolders({ choice: { search }, page }: CreditHoldersProps) {
  const { locale, text } = useLocale();
  return (
    <TitledPanel title={text('payment.holders.title')} intro={text('payment.holders.intro')}>
      <form
        key={search}
        action={buildPath('payments', locale)}
        className="grid items-end gap-4 phablet:grid-cols-[minmax(0,1fr)_auto]"
      >
        <input type="hidden" name="section" value="credits" />
        <TextField
          label={text('payment.holders.search')}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={search}
        />
        <Button type="submit" icon={<Icon name="search" className="size-4" />}>
          {text('payment.house.find')}
        </Button>
      </form>
      {page.data.length === 0 ? (
        <EmptyState title={text('payment.holders.none')} />
      ) : (
        <ul className="-my-3 flex flex-col divide-y divide-line">
          {page.data.map((holder) => (
            <li key={holder.userId}>
              <HolderRow holder={holder} />
            </li>
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}

function HolderRow({ holder }: { holder: Holder }) {
  const { text } = useLocale();
  const [isGranting, setIsGranting] = useState(false);
  const { firstName, lastName, email, userId, rentCredits: rent, sellCredits: sell } = holder;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{text('payment.house.payer', { email, user: String(userId) })}</p>
        <p className="text-sm">{text('payment.holders.balance', { rent, sell })}</p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={text('payment.grant.for', { name })}
        onClick={() => setIsGranting(true)}
      >
        {text('payment.grant.submit')}
      </Button>
      <GrantDialog userId={userId} name={name} isOpen={isGranting} onClose={() => setIsGranting(false)} />
    </div>
  );
}
