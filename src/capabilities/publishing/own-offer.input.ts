import { REGIONS_ABROAD } from '#capabilities/locations/canton.ts';
import { FEATURES } from '#capabilities/offers/feature.ts';
import {
  CATEGORIES_BY_OFFER_TYPE,
  Exposition,
  OFFER_BOUNDS,
  OfferType,
  PriceType,
} from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { joinBits } from '#kernel/bits.ts';
import { LOCALES } from '#kernel/locale.ts';
import { atLeast, atMost, isInHalves, z } from '#kernel/schema.ts';

/** Bounds of what owners write of places and names, characters. @source docs/reference/limits.md, "Texts of an offer" */
export const OWN_OFFER_LIMITS = { place: 100, street: 100, postalCode: 10, pictureTitle: 120, comment: 2_000 } as const;

/** Where homes that owners enter may lie; Liechtenstein and Büsingen lie within. @source docs/reference/limits.md, "Numbers of a listing" */
const SWITZERLAND = { lat: [45.7, 47.9], lng: [5.9, 10.6] } as const;

const wrong = { message: 'error.validation.value' };
const longest = (length: number) => ({ message: `error.validation.max:${length}` });

const int = (least: number, most: number) => z.int(wrong).min(least, atLeast(least)).max(most, atMost(most)).nullish();
const bits = (all: readonly number[]) => z.int(wrong).min(0, wrong).max(joinBits(all), wrong);
/** An empty text is none. */
const text = (length: number) =>
  z
    .string(wrong)
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(length, longest(length)))
    .transform((typed) => (typed === '' ? null : typed))
    .nullish();
const line = (length: number) =>
  z
    .string(wrong)
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(length, longest(length)))
    .transform((typed) => (typed === '' ? null : typed))
    .nullish();
const halves = (most: number) =>
  z.number(wrong).min(0, atLeast(0)).max(most, atMost(most)).refine(isInHalves, wrong).nullish();
const day = z.iso.date({ message: 'error.validation.date' }).nullish();
const coordinate = ([least, most]: readonly [number, number]) =>
  z.number(wrong).min(least, wrong).max(most, wrong).nullish();

const price = int(0, OFFER_BOUNDS.price);
const surface = int(0, OFFER_BOUNDS.surfaceM2);
const latestYear = (): number => new Date().getUTCFullYear() + OFFER_BOUNDS.yearsAhead;

/** A picture as the owner orders and describes it. */
export const ownImageInput = z.object({
  img_id: z.int(wrong).positive(wrong),
  title: line(OWN_OFFER_LIMITS.pictureTitle),
  isPlan: z.boolean(wrong).nullish(),
});

/**
 * What an owner writes of an offer: any of it may still be missing, nothing of it may be wrong.
 *
 * @source docs/reference/permissions.md, "What an owner may write"; docs/reference/limits.md, "Numbers of a listing"
 */
export const ownOfferInput = z
  .object({
    offerType: z
      .union([z.literal(OfferType.Sell), z.literal(OfferType.Rent), z.literal(OfferType.PreSell)], wrong)
      .nullish(),
    category: z.int(wrong).nullish(),
    subCategory: bits(Object.values(Subcategory)).nullish(),
    title: line(OFFER_BOUNDS.title),
    description: text(OFFER_BOUNDS.description),
    language: z.enum(LOCALES, wrong).nullish(),
    price,
    netPrice: price,
    additionalFees: price,
    priceType: z.enum(PriceType, wrong).nullish(),
    country: z.enum(['CH', ...REGIONS_ABROAD.map(({ code }) => code)], wrong).nullish(),
    region: line(OWN_OFFER_LIMITS.place),
    district: line(OWN_OFFER_LIMITS.place),
    city: line(OWN_OFFER_LIMITS.place),
    cityId: int(1, 2_147_483_647),
    street: line(OWN_OFFER_LIMITS.street),
    postalCode: line(OWN_OFFER_LIMITS.postalCode),
    placeId: line(OWN_OFFER_LIMITS.place),
    lat: coordinate(SWITZERLAND.lat),
    lng: coordinate(SWITZERLAND.lng),
    hidesAddress: z.boolean(wrong).nullish(),
    showsPhone: z.boolean(wrong).nullish(),
    rooms: halves(OFFER_BOUNDS.rooms),
    bathrooms: halves(OFFER_BOUNDS.rooms),
    kitchens: int(0, OFFER_BOUNDS.rooms),
    floor: int(OFFER_BOUNDS.lowestFloor, OFFER_BOUNDS.highestFloor),
    floorsInBuilding: int(0, OFFER_BOUNDS.highestFloor),
    livingSpace: surface,
    landArea: surface,
    parkings: int(0, 10_000),
    exposition: bits(Object.values(Exposition)).nullish(),
    features: bits(FEATURES).nullish(),
    buildIn: z
      .int(wrong)
      .min(OFFER_BOUNDS.earliestYearBuilt, atLeast(OFFER_BOUNDS.earliestYearBuilt))
      .refine((year) => year <= latestYear(), { error: () => atMost(latestYear()).message })
      .nullish(),
    availableFrom: day,
    acquisitionDate: day,
    acquisitionPrice: price,
    yourEstimation: price,
    images: z
      .array(ownImageInput, wrong)
      .max(OFFER_BOUNDS.pictures, wrong)
      .refine((images) => new Set(images.map(({ img_id }) => img_id)).size === images.length, wrong)
      .nullish(),
  })
  .refine(({ lat, lng }) => (lat == null) === (lng == null), { ...wrong, path: ['lat'] });

/** What an owner wrote, checked. */
export type OwnOfferInput = z.output<typeof ownOfferInput>;

/** Whether an offer of a type may be of a category. */
export const isOffered = (offerType: number, category: number): boolean =>
  (
    CATEGORIES_BY_OFFER_TYPE[offerType as keyof typeof CATEGORIES_BY_OFFER_TYPE] as readonly number[] | undefined
  )?.includes(category) ?? false;

/** What a reviewer tells the owner. */
export const reviewCommentInput = z.object({
  comment: z
    .string({ message: 'error.validation.required' })
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, { message: 'error.validation.required' })
        .max(OWN_OFFER_LIMITS.comment, longest(OWN_OFFER_LIMITS.comment)),
    ),
});

/** By which a browser knows the draft that it sends, whatever becomes of the answer. */
export const localStoreIdInput = z.string(wrong).regex(/^[\w-]{8,64}$/, wrong);
