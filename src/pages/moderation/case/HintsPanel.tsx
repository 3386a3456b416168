import type { ReviewHintFragment } from '#generated/operations.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HintHomes } from './HintHomes.tsx';

type HintsPanelProps = { hints: readonly ReviewHintFragment[]; offerType: number };

/** Hints for the reviewer, each with its source. They are no verdicts. */
export function HintsPanel({ hints, offerType }: HintsPanelProps) {
  const { text } = useLocale();
  return (
    <Panel aria-labelledby="hints" className="self-start">
      <h2 id="hints" className="mb-1 text-xl">
        {text('moderation.hints')}
      </h2>
      <p className="mb-3 text-sm text-muted">{text('moderation.hintsText')}</p>
      {hints.length === 0 && <p>{text('moderation.hintsNone')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {hints.map((hint) => (
          <li key={hint.kind} className="flex flex-col gap-1.5 py-3">
            <h3 className="font-medium">{text(`moderation.hint.${hint.kind}`)}</h3>
            <HintEvidence hint={hint} offerType={offerType} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HintEvidence({ hint, offerType }: { hint: ReviewHintFragment; offerType: number }) {
  const { text, money } = useLocale();
  const { kind, homes, excerpts, price, median, low, high, place, count } = hint;
  if (homes.length > 0) return <HintHomes homes={homes} offerType={offerType} />;
  if (kind === 'notCompared') return <p>{text('moderation.hint.notComparedText', { count: count ?? 0 })}</p>;
  if (kind === 'firstListing') return <p>{text('moderation.hint.firstListingText')}</p>;
  if (price !== null && median !== null && low !== null && high !== null) {
    const chf = (amount: number): string => money(amount, 'CHF');
    const values = { price: chf(price), median: chf(median), low: chf(low), high: chf(high) };
    return <p>{text('moderation.hint.priceText', { ...values, place: place ?? '', count: count ?? 0 })}</p>;
  }
  return (
    <ul className="flex flex-col gap-1">
      {excerpts.map((excerpt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice, and nothing moves.
        <li key={index} className="rounded-sm bg-mist px-2 py-1">
          {excerpt}
        </li>
      ))}
    </ul>
  );
}
