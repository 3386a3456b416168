import { REGIONS_ABROAD } from '#capabilities/locations/canton.ts';
import { CATEGORIES_BY_OFFER_TYPE, OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import {
  type FieldKind,
  fieldOf,
  type OfferField,
  OWN_NAMES,
  type OwnName,
} from '#capabilities/offers/offer-fields.ts';
import { joinBits } from '#kernel/bits.ts';
import { LOCALES } from '#kernel/locale.ts';
import { atLeast, atMost, isInHalves, z } from '#kernel/schema.ts';
import type { OwnOfferContent } from './own-offer.record.ts';

/** Longest texts of owners and reviewers beside the fields, characters. @source docs/reference/limits.md, "Texts of an offer" */
export const OWN_OFFER_LIMITS = { pictureTitle: 120, comment: 2_000 } as const;

const wrong = { message: 'error.validation.value' };
const longest = (length: number) => ({ message: `error.validation.max:${length}` });

/** An empty text becomes null. */
const written = (length: number, tidy: (typed: string) => string) =>
  z
    .string(wrong)
    .transform((typed) => tidy(typed).trim())
    .pipe(z.string().max(length, longest(length)))
    .transform((typed) => (typed === '' ? null : typed));
const line = (length: number) => written(length, (typed) => typed.replace(/\s+/g, ' '));

const whole = ({ least = 0, most }: OfferField) =>
  z
    .int(wrong)
    .min(least, atLeast(least))
    .max(bound(most), atMost(bound(most)));

/** The input of each kind of field. */
const INPUTS: Readonly<Record<FieldKind, (field: OfferField) => z.ZodType<string | number | boolean | null>>> = {
  line: ({ most }) => line(bound(most)),
  name: ({ most }) => line(bound(most)),
  text: ({ most }) => written(bound(most), (typed) => typed.replace(/\r\n?/g, '\n')),
  language: () => z.enum(LOCALES, wrong),
  country: () => z.enum(['CH', ...REGIONS_ABROAD.map(({ code }) => code)], wrong),
  day: () => z.iso.date({ message: 'error.validation.date' }),
  flag: () => z.boolean(wrong),
  choice: ({ all }) => z.int(wrong).refine((number) => all?.includes(number) ?? true, wrong),
  bits: ({ all = [] }) => z.int(wrong).min(0, wrong).max(joinBits(all), wrong),
  count: whole,
  measure: whole,
  floor: whole,
  money: whole,
  id: whole,
  halves: ({ most }) =>
    z
      .number(wrong)
      .min(0, atLeast(0))
      .max(bound(most), atMost(bound(most)))
      .refine(isInHalves, wrong),
  year: ({ least = 0, yearsAhead = 0 }) => {
    const latest = (): number => new Date().getUTCFullYear() + yearsAhead;
    return z
      .int(wrong)
      .min(least, atLeast(least))
      .refine((year) => year <= latest(), { error: () => atMost(latest()).message });
  },
  degrees: ({ least, most }) => z.number(wrong).min(bound(least), wrong).max(bound(most), wrong),
};

/** A bound that is mandatory for a kind. */
function bound(number: number | undefined): number {
  if (number === undefined) throw new Error('A field of offers lacks a bound.');
  return number;
}

type FieldInput<Name extends OwnName> = z.ZodOptional<z.ZodNullable<z.ZodType<NonNullable<OwnOfferContent[Name]>>>>;

const FIELD_INPUTS = Object.fromEntries(
  OWN_NAMES.map((name) => [name, INPUTS[fieldOf(name).kind](fieldOf(name)).nullish()]),
) as unknown as { [Name in OwnName]: FieldInput<Name> };

/** Position and description of a picture by its owner. */
export const ownImageInput = z.object({
  img_id: z.int(wrong).positive(wrong),
  title: line(OWN_OFFER_LIMITS.pictureTitle).nullish(),
  isPlan: z.boolean(wrong).nullish(),
});

/**
 * Input of an owner's offer: any field may be missing, none may be invalid.
 *
 * @source docs/reference/permissions.md, "Fields that an owner may write"; docs/reference/limits.md, "Numbers of a listing"
 */
export const ownOfferInput = z
  .object({
    offerType: z
      .union([z.literal(OfferType.Sell), z.literal(OfferType.Rent), z.literal(OfferType.PreSell)], wrong)
      .nullish(),
    ...FIELD_INPUTS,
    images: z
      .array(ownImageInput, wrong)
      .max(OFFER_BOUNDS.pictures, wrong)
      .refine((images) => new Set(images.map(({ img_id }) => img_id)).size === images.length, wrong)
      .nullish(),
  })
  .refine(({ lat, lng }) => (lat == null) === (lng == null), { ...wrong, path: ['lat'] });

/** A validated input of an owner's offer. */
export type OwnOfferInput = z.output<typeof ownOfferInput>;

/** Whether a type of offer permits a category. */
export const isOffered = (offerType: number, category: number): boolean =>
  (
    CATEGORIES_BY_OFFER_TYPE[offerType as keyof typeof CATEGORIES_BY_OFFER_TYPE] as readonly number[] | undefined
  )?.includes(category) ?? false;

/** Comment of a reviewer to the owner. */
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

/** Id of a draft in the browser: the idempotency key of its creation. */
export const localStoreIdInput = z.string(wrong).regex(/^[\w-]{8,64}$/, wrong);
