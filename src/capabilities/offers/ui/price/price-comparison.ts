/** Relation of a price per m² to the median of its place. */
export interface PriceComparison {
  relation: 'below' | 'above' | 'same';
  /** Whole percent away from the median, without sign. */
  percent: number;
  /** Position of the price on the scale, in percent from its left end; the median is in the middle. */
  position: number;
}

/** Share of the median from it to an end of the scale; homes beyond are placed at the end. */
const SCALE_END = 0.6;
/** Difference below which prices count as equal, percent. */
const SAME_PERCENT = 2;
const EDGE = 2;

/** Compares two prices per m², both above 0. */
export function comparePrices(pricePerM2: number, medianPricePerM2: number): PriceComparison {
  const share = pricePerM2 / medianPricePerM2 - 1;
  const percent = Math.round(Math.abs(share) * 100);
  const position = 50 + (share / SCALE_END) * 50;
  return {
    relation: percent < SAME_PERCENT ? 'same' : share < 0 ? 'below' : 'above',
    percent,
    position: Math.min(100 - EDGE, Math.max(EDGE, position)),
  };
}

/** Price per m² from which values are shown to the franc. */
const WHOLE_FROM = 100;

/** A price per m² as every page shows it: to the franc, and below 100 to ten centimes. */
export const shownPerM2 = (value: number): number =>
  value < WHOLE_FROM ? Math.round(value * 10) / 10 : Math.round(value);
