import { DAYS_ONLINE } from '#capabilities/publishing/own-offer-fields.ts';

/**
 * Credits that days online cost: one per usual duration of the offer's type, each begun one counted whole.
 *
 * @source docs/reference/limits.md, "Payments"
 */
export const creditsFor = (offerType: number, days: number): number =>
  Math.ceil(days / (DAYS_ONLINE[offerType] ?? days));
