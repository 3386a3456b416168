/** What is sold: days online, or credits that pay for them later. */
export const PRICE_KINDS = ['publication', 'credits'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** A line of the price list. */
export interface PriceRecord {
  kind: PriceKind;
  /** 0 sale, 1 rent. */
  offerType: number;
  /** Days online of a publication; credits of a pack. */
  quantity: number;
  /** Centimes of a franc, tax included. */
  amount: number;
  /** Value-added tax, per mille of the amount without it. */
  vatPerMille: number;
}

/** The tax within an amount, centimes, rounded to the nearest. */
export const vatWithin = ({ amount, vatPerMille }: Pick<PriceRecord, 'amount' | 'vatPerMille'>): number =>
  Math.round((amount * vatPerMille) / (1_000 + vatPerMille));
