import type { OwnCreditsFragment } from '#generated/operations.ts';
import { Accordion } from '#kit/design/content/Accordion.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The balance of a member's credits, and every change of it. */
export function CreditsPanel({ credits }: { credits: OwnCreditsFragment }) {
  const { text } = useLocale();
  const balances = [
    { label: text('payment.credits.rent'), note: text('payment.credits.rentNote'), count: credits.rentCredits },
    { label: text('payment.credits.sell'), note: text('payment.credits.sellNote'), count: credits.sellCredits },
  ];
  return (
    <TitledPanel title={text('payment.credits.title')} intro={text('payment.credits.intro')}>
      <dl className="grid gap-4 phablet:grid-cols-2">
        {balances.map(({ label, note, count }) => (
          <div key={label} className="flex flex-col gap-1 rounded-md bg-mist px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-medium tabular-nums">{count}</dd>
            <dd className="text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      {credits.entries.length > 0 && (
        <Accordion title={text('payment.credits.entries')}>
          <CreditEntries entries={credits.entries} />
        </Accordion>
      )}
    </TitledPanel>
  );
}

function CreditEntries({ entries }: { entries: OwnCreditsFragment['entries'] }) {
  const { text, date } = useLocale();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {entries.map(({ id, createdAt, offerType, amount, kind, paymentId, reason }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0 flex-1 basis-56">
            <p>{text(`payment.credits.kind.${kind}`, { number: paymentId ?? 0 })}</p>
            <p className="text-sm text-muted">
              {[date(createdAt), text(`payment.credits.type.${offerType}`), reason].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="font-medium tabular-nums">{amount > 0 ? `+${amount}` : `−${-amount}`}</p>
        </li>
      ))}
    </ul>
  );
}
