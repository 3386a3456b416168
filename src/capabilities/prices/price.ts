/** Kinds of goods: days online, or credits that pay for them later. */
export const PRICE_KINDS = ['publication', 'credits'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** An entry of the price list. */
export interface PriceRecord {
  kind: PriceKind;
  /** 0 sale, 1 rent. */
  offerType: number;
  /** Days online of a publication, or credits of a pack. */
  quantity: number;
  /** Price in centimes (CHF), tax included. */
  amount: number;
  /** Value-added tax, in per mille of the net amount. */
  vatPerMille: number;
}

/** The tax included in an amount, in centimes, rounded to the nearest. */
export const vatWithin = ({ amount, vatPerMille }: Pick<PriceRecord, 'amount' | 'vatPerMille'>): number =>
  Math.round((amount * vatPerMille) / (1_000 + vatPerMille));

/** An entry of the price list, as far as its price is said. */
type SaidPrice = Pick<PriceRecord, 'offerType' | 'quantity' | 'amount'> & { kind: string };

/** The durations of publications of a type in the price list; none where publications are free. */
export function publicationPrices<Price extends SaidPrice>(prices: readonly Price[], offerType: number): Price[] {
  const listed = prices.filter((price) => price.kind === 'publication' && price.offerType === offerType);
  return listed.some(({ amount }) => amount === 0) ? [] : listed;
}

/** Whether publications of a type are free: one costs nothing, or none is in the price list. */
export const isFreeToPublish = (prices: readonly SaidPrice[], offerType: number): boolean =>
  publicationPrices(prices, offerType).length === 0;
