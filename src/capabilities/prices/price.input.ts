import { z } from '#kernel/schema.ts';
import { PRICE_KINDS } from './price.ts';

/** An entry of the price list, checked. @source docs/reference/limits.md, "Payments" */
export const priceInput = z.object({
  kind: z.enum(PRICE_KINDS),
  offerType: z.union([z.literal(0), z.literal(1)]),
  /** At most a year for the days of a publication; at most a thousand for packs of credits. */
  quantity: z.int().min(1).max(1_000),
  amount: z.int().min(0).max(10_000_000),
  vatPerMille: z.int().min(0).max(500),
});
