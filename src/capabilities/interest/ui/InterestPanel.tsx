import { useEffect, useState } from 'react';
import { OfferInterestDocument, type OfferInterestQuery } from '#generated/operations.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { INTEREST_DAYS, type InterestDays } from '../interest.ts';
import { InterestCount } from './InterestCount.tsx';

type InterestCounts = OfferInterestQuery['offerInterest'];
type State = { counts: InterestCounts } | { error: unknown } | null;

/** Interest in a home, day by day: as a chart and as a table. Needs the texts `properties`. */
export function InterestPanel({ offerId, id }: { offerId: number; id: string }) {
  const { text } = useLocale();
  const [days, setDays] = useState<InterestDays>(INTEREST_DAYS[0]);
  const { state, retry } = useInterestCounts(offerId, days);
  return (
    <Panel id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {text('properties.figures')}
        </h2>
        <Segmented
          label={text('properties.figures.days')}
          choices={INTEREST_DAYS.map((count) => ({
            value: String(count),
            label: text('properties.figures.lastDays', { count }),
          }))}
          value={String(days)}
          onValueChange={(value) => setDays(value === String(INTEREST_DAYS[1]) ? INTEREST_DAYS[1] : INTEREST_DAYS[0])}
        />
      </div>
      <p className="max-w-prose text-sm text-muted">{text('properties.figures.how')}</p>
      {state === null && (
        <div className="grid h-40 place-items-center">
          <Spinner />
        </div>
      )}
      {state && 'error' in state && <ErrorState title={failureText(text, state.error)} onRetry={retry} />}
      {state && 'counts' in state && state.counts.map((count) => <InterestCount key={count.kind} count={count} />)}
    </Panel>
  );
}

/** The counts of a period; null while they load. */
function useInterestCounts(offerId: number, days: InterestDays): { state: State; retry: () => void } {
  const [state, setState] = useState<State>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let isLeft = false;
    const show = (next: State): void => {
      if (!isLeft) setState(next);
    };
    setState(null);
    execute(OfferInterestDocument, { id: offerId, days }).then(
      ({ offerInterest }) => show({ counts: offerInterest }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [offerId, days, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}
