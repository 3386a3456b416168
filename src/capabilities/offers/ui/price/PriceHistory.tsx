import type { PriceHistoryFragment } from '#generated/operations.ts';
import { StepLine } from '#kit/design/charts/StepLine.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { priceText } from '../facts/offer-texts.ts';
import { type PriceStep, priceSteps } from './price-steps.ts';

type PriceHistoryProps = {
  offer: PriceHistoryFragment;
  /** The time of the page, ISO 8601: the line ends there. */
  now: string;
};

/** Changes of a home's price since it was listed, as a line and as a table; nothing without a change. */
export function PriceHistory({ offer, now }: PriceHistoryProps) {
  const { text, money, date } = useLocale();
  const steps = priceSteps(offer.priceHistory);
  if (steps.length < 2) return null;
  const formatValue = (value: number): string => money(value, offer.currency);
  const known = steps.flatMap(({ at, price }) => (price === null ? [] : { at, value: price }));
  const [first, last] = [known[0], known.at(-1)];
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{text('offer.history.title')}</h2>
      {first && last && known.length > 1 && (
        <div className="max-w-prose">
          <StepLine
            values={known}
            until={now}
            label={text('offer.history.label', {
              first: formatValue(first.value),
              from: date(first.at),
              last: formatValue(last.value),
            })}
            formatValue={formatValue}
            formatDate={date}
          />
        </div>
      )}
      <StepTable steps={steps} currency={offer.currency} />
    </section>
  );
}

/** The steps in words and numbers, newest first. */
function StepTable({ steps, currency }: { steps: readonly PriceStep[]; currency: string }) {
  const tools = useLocale();
  const { text, date, number } = tools;
  return (
    <table className="w-full max-w-prose text-left tabular-nums max-mobile:text-sm max-mobile:tracking-tight">
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th className="py-2 font-normal">{text('offer.history.date')}</th>
          <th className="py-2 text-right font-normal">{text('offer.history.price')}</th>
          <th className="py-2 text-right font-normal">{text('offer.history.change')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(({ at, price, changePercent }) => (
          <tr key={at} className="border-b border-line">
            <td className="py-2">
              <time dateTime={at}>{date(at)}</time>
            </td>
            <td className="py-2 text-right font-medium">{priceText({ price, currency }, tools)}</td>
            <td className="py-2 text-right">
              {at === steps[0]?.at
                ? text('offer.history.listed')
                : changePercent !== null && signedPercent(changePercent, number)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signedPercent = (percent: number, number: (value: number) => string): string =>
  `${percent > 0 ? '+' : ''}${number(percent)} %`;
