import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { statedGross } from '#capabilities/offers/gross-price.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import {
  isFarOff,
  priceStanding,
  roundedUsual,
  type UsualPrice,
} from '#capabilities/publishing/ui/price/price-check.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { usePriceHelp } from './usePriceHelp.ts';

/** Usual prices of similar homes in the place, while the price is typed; a price far from them is marked. */
export function PriceHelp({ values }: { values: OfferForm }) {
  const tools = useLocale();
  const { text, money, number } = tools;
  const usual = usePriceHelp(values);
  if (usual === null) return null;
  const price = statedGross(values) || null;
  const standing = price === null ? null : priceStanding(price, usual);
  const shown = roundedUsual(usual, values.offerType);
  return (
    <div role="status" className="flex flex-col gap-3 rounded-md bg-mist px-4 py-3">
      <p>
        {text('publish.price.usual', {
          place: inPlaces(usual.location ? [usual.location] : [], tools),
          median: money(shown.median),
          low: money(shown.low),
          high: money(shown.high),
          offers: number(usual.offers),
        })}
      </p>
      {price !== null && <Scale price={price} usual={usual} />}
      {standing !== null &&
        (isFarOff(standing) ? (
          <FarOff standing={standing} />
        ) : (
          <p className="text-sm text-muted">{text(`publish.price.${standing}`)}</p>
        ))}
    </div>
  );
}

/** The doubt about a price three times off, for owners who left its step before the usual prices arrived. */
export function PriceDoubt({ values, onPrice }: { values: OfferForm; onPrice: () => void }) {
  const { text } = useLocale();
  const usual = usePriceHelp(values);
  const price = statedGross(values) || null;
  const standing = usual === null || price === null ? null : priceStanding(price, usual);
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-md bg-mist px-4 py-3 empty:hidden">
      {standing !== null && isFarOff(standing) && (
        <>
          <FarOff standing={standing} />
          <button type="button" className="link min-h-8 text-left underline" onClick={onPrice}>
            {text('publish.price.check')}
          </button>
        </>
      )}
    </div>
  );
}

function FarOff({ standing }: { standing: string }) {
  const { text } = useLocale();
  return (
    <p className="flex gap-2 font-medium text-brick-hover">
      <Icon name="triangle-exclamation-point" className="size-5 shrink-0" />
      {text(`publish.price.${standing}`)}
    </p>
  );
}

/** The middle half of such prices, and this one; the text above states the same. */
function Scale({ price, usual: { low, median, high } }: { price: number; usual: UsualPrice }) {
  const end = Math.max(high * 1.5, median * 2);
  const at = (value: number): string => `${Math.min(98, Math.max(1, (value / end) * 100))}%`;
  return (
    <div aria-hidden="true" className="relative h-3 rounded-full bg-line">
      <span
        className="absolute inset-y-0 rounded-full bg-lake/40"
        style={{ left: at(low), width: `${Math.max(2, ((high - low) / end) * 100)}%` }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-lake" style={{ left: at(median) }} />
      <span className="absolute -inset-y-1 w-1 rounded-full bg-brick" style={{ left: at(price) }} />
    </div>
  );
}
