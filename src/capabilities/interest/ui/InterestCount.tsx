import type { OfferInterestQuery } from '#generated/operations.ts';
import { BarHistogram } from '#kit/design/fields/numbers/BarHistogram.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type CountedInterest = OfferInterestQuery['offerInterest'][number];

/** One kind of interest in a home: number of people and their days. */
export function InterestCount({ count: { kind, total, days } }: { count: CountedInterest }) {
  const { text, number, date } = useLocale();
  const name = text(`properties.interest.${kind}`);
  const dayOf = (index: number): string => date(days[Math.min(index, days.length - 1)]?.day ?? '');
  const counted = days.filter(({ people }) => people > 0).toReversed();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-base font-medium">
        {name}
        <span className="font-display text-2xl font-semibold tabular-nums">{number(total)}</span>
      </h3>
      <BarHistogram
        bins={days.map(({ people }, index) => ({ from: index, to: index + 1, count: people }))}
        label={text('properties.figures.chart', { name, count: total, days: days.length })}
        formatValue={dayOf}
      />
      {counted.length > 0 && (
        <details>
          <summary className="w-fit py-2 text-sm font-medium text-lake">{text('properties.figures.table')}</summary>
          <table className="w-full max-w-dialog-sm text-sm tabular-nums">
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="py-1.5 font-medium">
                  {text('properties.figures.day')}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {text('properties.figures.people')}
                </th>
              </tr>
            </thead>
            <tbody>
              {counted.map(({ day, people }) => (
                <tr key={day} className="border-b border-line">
                  <td className="py-1.5">{date(day)}</td>
                  <td className="py-1.5 text-right">{number(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
