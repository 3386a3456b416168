import { DAYS_ONLINE } from '#capabilities/publishing/own-offer-fields.ts';

/**
 * Credits that days online cost: one for as long as an offer of the type usually runs, begun ones whole.
 *
 * @source docs/reference/limits.md, "Payments"
 */
export const creditsFor = (offerType: number, days: number): number =>
  Math.ceil(days / (DAYS_ONLINE[offerType] ?? days));
