import { grossOf, type PriceParts, remainderOf } from '#capabilities/offers/gross-price.ts';
import { OFFER_BOUNDS, OfferType, PriceType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { feedFieldText } from './fields.ts';
import { addProblem, type RecordReading, readFrancs } from './reading.ts';

/** Price of an offer, in whole francs (or units of its currency) per `priceType`; a null price is on request. */
export interface ImportedPrice extends PriceParts {
  priceType: PriceType;
}

/**
 * The price of a record. For a rent, field 18 is the gross rent; 0 means not given.
 *
 * Where gross, net and side costs contradict each other, the gross rent is used and its parts are left out.
 *
 * @source docs/reference/feeds.md, "Prices"
 */
export function readPrice(reading: RecordReading, offerType: SearchableOfferType): ImportedPrice {
  const parts = offerType === OfferType.Rent ? readRent(reading) : readSellingPrice(reading);
  if (parts.price === null) return { ...parts, priceType: PriceType.Default };

  const unit = feedFieldText(reading.record, 'price_unit').toUpperCase();
  if (unit === '') {
    addProblem(reading, 'price_unit', 'priceUnitMissing', 'kept');
    return { ...parts, priceType: PriceType.Default };
  }
  const priceType = PRICE_TYPES[offerType].get(unit);
  if (priceType !== undefined) return { ...parts, priceType };
  addProblem(reading, 'price_unit', 'priceUnitMismatch', 'dropped');
  return ON_REQUEST;
}

/** Whether the text is a unit of prices, of rents or of sales. */
export const isPriceUnit = (text: string): boolean => text.length <= 8 && PRICE_UNITS.has(text.toUpperCase());

const ON_REQUEST: ImportedPrice = {
  price: null,
  netPrice: null,
  additionalFees: null,
  priceType: PriceType.Default,
};

const PRICE_TYPES: Record<SearchableOfferType, ReadonlyMap<string, PriceType>> = {
  [OfferType.Sell]: new Map([
    ['SELL', PriceType.Default],
    ['SELLM2', PriceType.M2],
  ]),
  [OfferType.Rent]: new Map<string, PriceType>([
    ['MONTHLY', PriceType.Default],
    ['WEEKLY', PriceType.Weekly],
    ['DAILY', PriceType.Daily],
    ['YEARLY', PriceType.Yearly],
    ['M2YEARLY', PriceType.M2Yearly],
  ]),
};

const PRICE_UNITS: ReadonlySet<string> = new Set(Object.values(PRICE_TYPES).flatMap((units) => [...units.keys()]));

const readSellingPrice = (reading: RecordReading): PriceParts => ({
  price: readFrancs(reading, 'selling_price', OFFER_BOUNDS.price),
  netPrice: null,
  additionalFees: null,
});

function readRent(reading: RecordReading): PriceParts {
  const gross = readFrancs(reading, 'selling_price', OFFER_BOUNDS.price);
  const net = readFrancs(reading, 'rent_net', OFFER_BOUNDS.price);
  const extra = readFrancs(reading, 'rent_extra', OFFER_BOUNDS.price);
  if (gross === null && net === null) return { price: null, netPrice: null, additionalFees: extra };
  if (gross === null) return withinBounds(reading, net, extra);
  if (net === null && extra === null) return { price: gross, netPrice: null, additionalFees: null };
  return splitGross(reading, gross, { net, extra });
}

/** The gross rent from its parts. */
function withinBounds(reading: RecordReading, net: number | null, extra: number | null): PriceParts {
  const price = grossOf(net, extra);
  if (price <= OFFER_BOUNDS.price) return { price, netPrice: net, additionalFees: extra };
  addProblem(reading, 'rent_net', 'outOfBounds', 'dropped');
  return ON_REQUEST;
}

/** The parts of a gross rent; a missing one follows from the other. A franc of rounding is no contradiction. */
function splitGross(
  reading: RecordReading,
  gross: number,
  { net, extra }: { net: number | null; extra: number | null },
): PriceParts {
  const netPrice = net ?? remainderOf(gross, extra);
  const fees = remainderOf(gross, netPrice);
  const addsUp = netPrice > 0 && fees >= 0 && (extra === null || Math.abs(fees - extra) <= 1);
  if (addsUp) return { price: gross, netPrice, additionalFees: fees === 0 ? null : fees };
  addProblem(reading, net === null ? 'rent_extra' : 'rent_net', 'rentDoesNotAddUp', 'dropped');
  return { price: gross, netPrice: null, additionalFees: null };
}
