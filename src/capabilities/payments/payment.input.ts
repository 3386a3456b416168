import { z } from '#kernel/schema.ts';
import { isDay, isPeriod } from './books-period.ts';
import { PAY_WAYS, PaymentOperation, PaymentStatus } from './payment.ts';

/** Longest reason of staff for an act with money, characters. @source docs/reference/limits.md, "Payments" */
export const LONGEST_REASON = 500;
/** Most credits in one grant. @source docs/reference/limits.md, "Payments" */
export const MOST_GRANTED = 1_000;

const wrong = { message: 'error.validation.value' };
const number = z.int(wrong).min(1, wrong).max(2_147_483_647, wrong);
const quantity = z.int(wrong).min(1, wrong).max(32_767, wrong);
const offerType = z.union([z.literal(0), z.literal(1)], wrong);
/** Ways that a caller may choose. */
const chosenWay = z.enum(PAY_WAYS, wrong).refine((way) => way !== 'free', wrong);

/** Days online of an offer, or a pack of credits: exactly one of them. */
export const paymentInput = z.union([
  z.object({
    operationType: z.literal(PaymentOperation.Sale, wrong),
    offerId: number,
    days: quantity,
    credits: z.null(wrong),
    way: chosenWay.nullable(),
  }),
  z.object({
    operationType: z.literal(PaymentOperation.Sale, wrong),
    offerId: z.null(wrong),
    days: z.null(wrong),
    credits: quantity,
    offerType,
    way: chosenWay.exclude(['credit'], wrong).nullable(),
  }),
]);

/** Reason that staff give for an act with money. */
export const moneyReason = z.object({
  reason: z
    .string({ message: 'error.validation.required' })
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { message: 'error.validation.required' })
        .max(LONGEST_REASON, { message: `error.validation.max:${LONGEST_REASON}` }),
    ),
});

/** Credits granted to a member. */
export const creditGrant = moneyReason.extend({
  userId: number,
  offerType,
  credits: z.int(wrong).min(1, wrong).max(MOST_GRANTED, wrong),
});

/** Filter of a list of payments. */
export const paymentFilter = z.object({
  userId: number.nullish(),
  offerId: number.nullish(),
  status: z.array(z.enum(PaymentStatus, wrong), wrong).max(Object.keys(PaymentStatus).length, wrong).nullish(),
  operationType: z.enum(PaymentOperation, wrong).nullish(),
  isDisputed: z.boolean(wrong).nullish(),
  text: z.string(wrong).max(100, { message: 'error.validation.max:100' }).nullish(),
  pageNumber: z.int(wrong).nullish(),
  pageSize: z.int(wrong).nullish(),
});

const day = z.string({ message: 'error.validation.required' }).refine(isDay, { message: 'error.validation.date' });

/** Period of the accounts. */
export const booksPeriod = z.object({ from: day, to: day }).refine(isPeriod, { path: ['to'], ...wrong });
