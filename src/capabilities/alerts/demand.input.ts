import { Category, OFFER_BOUNDS, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { isInHalves, z } from '#kernel/schema.ts';

const wrong = { message: 'error.validation.value' };
const flags = z.int(wrong).min(0, wrong);

/** Checked facts of a home whose demand is counted. A missing fact becomes null or the default of its field. */
export const demandFactsInput = z.object({
  offerType: z.literal([OfferType.Sell, OfferType.Rent], wrong),
  category: z.enum(Category, wrong),
  subCategory: flags.default(0),
  features: flags.default(0),
  price: z.int(wrong).min(0, wrong).max(OFFER_BOUNDS.price, wrong).nullable().default(null),
  priceType: z.enum(PriceType, wrong).default(PriceType.Default),
  rooms: z
    .number(wrong)
    .min(0, wrong)
    .max(OFFER_BOUNDS.rooms, wrong)
    .refine(isInHalves, wrong)
    .nullable()
    .default(null),
  livingSpace: z.int(wrong).min(0, wrong).max(OFFER_BOUNDS.surfaceM2, wrong).nullable().default(null),
  floor: z
    .int(wrong)
    .min(OFFER_BOUNDS.lowestFloor, wrong)
    .max(OFFER_BOUNDS.highestFloor, wrong)
    .nullable()
    .default(null),
  availableFrom: z.iso.date(wrong).nullable().default(null),
  cityId: z.int(wrong).positive(wrong),
  postalCode: z.string(wrong).max(10, wrong).nullable().default(null),
});

/** Checked facts of a home whose demand is counted. */
export type DemandFacts = z.infer<typeof demandFactsInput>;
