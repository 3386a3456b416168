import { OfferType } from '#capabilities/offers/offer.ts';
import type { PricePerM2ComparisonFragment } from '#generated/operations.ts';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { comparePrices, shownPerM2 } from './price-comparison.ts';

type PricePerM2ComparisonProps = {
  offer: PricePerM2ComparisonFragment;
  /** The place of the median as the end of a sentence: "in Lausanne". */
  where: string;
};

/** The price per m² of a home on a scale around the median of its place; nothing where either is unknown. */
export function PricePerM2Comparison({ offer, where }: PricePerM2ComparisonProps) {
  const { text, money } = useLocale();
  const { pricePerM2, placePrice, currency } = offer;
  if (pricePerM2 === null || pricePerM2 <= 0 || placePrice === null) return null;
  const { medianPricePerM2, offers } = placePrice;
  const { relation, percent, position } = comparePrices(pricePerM2, medianPricePerM2);
  const amount = (value: number): string => money(shownPerM2(value), currency);
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">
        {text('offer.comparison.title', { offerType: offer.offerType === OfferType.Rent ? 'rent' : 'sale' })}
      </h2>
      <p className="max-w-prose">{text('offer.comparison.sentence', { relation, percent, count: offers, where })}</p>
      <dl className="flex max-w-prose flex-col gap-3 text-sm tabular-nums">
        <ScaleLabel at={position} label={text('offer.comparison.thisHome')} value={amount(pricePerM2)} isStrong />
        <div aria-hidden="true" className="relative h-2.5 rounded-full bg-linear-to-r from-lake-tint to-lake/40">
          <span className="absolute -inset-y-2 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
          <span
            className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-surface bg-brick"
            style={{ left: `${position}%` }}
          />
        </div>
        <ScaleLabel at={50} label={text('offer.comparison.median')} value={amount(medianPricePerM2)} />
      </dl>
    </section>
  );
}

type ScaleLabelProps = { at: number; label: string; value: string; isStrong?: boolean };

/** A value at its position on the scale; near an end it is aligned inwards. */
function ScaleLabel({ at, label, value, isStrong = false }: ScaleLabelProps) {
  return (
    <div
      className={classes('relative w-fit whitespace-nowrap', isStrong && 'font-semibold')}
      style={{ left: `${at}%`, translate: `-${at}%` }}
    >
      <dt className={classes('inline', !isStrong && 'text-muted')}>{label}</dt> <dd className="inline">{value}</dd>
    </div>
  );
}
