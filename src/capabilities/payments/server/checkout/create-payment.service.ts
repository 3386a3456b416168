import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { contactOfAgency } from '#capabilities/agencies/server/agency.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { PriceKind, PriceRecord } from '#capabilities/prices/price.ts';
import { priceOf } from '#capabilities/prices/server/price.service.ts';
import { holdForPayment, lockForPayment } from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { creditsFor } from '../../credits.ts';
import { paymentInput } from '../../payment.input.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { CURRENCY, PaymentOperation, PaymentStatus, type PayWay } from '../../payment.ts';
import { lockCredits, spendCredits } from '../payment/credit.service.ts';
import { findOpenPack, findOpenPayment, insertPayment, lockKey } from '../payment/payment.queries.ts';
import { type MoneyRight, recordPaymentStart } from '../payment/payment-act.ts';
import { offeredProvider } from '../ways/pay-ways.ts';
import { deadlineOf, openCheckout, openQrBill } from './checkout.service.ts';
import { deliverPurchase } from './payment-outcome.service.ts';

type PaymentInput = z.output<typeof paymentInput>;
type OfferPaymentInput = Extract<PaymentInput, { offerId: number }>;
type PackPaymentInput = Extract<PaymentInput, { credits: number }>;

/** Input of a purchase. */
export interface SentPaymentInput {
  operationType: number;
  offerId?: number | null;
  days?: number | null;
  credits?: number | null;
  offerType?: number | null;
  way?: PayWay | null;
}

/**
 * Begins a payment, or returns the open one. Only the price list sets the amount.
 *
 * @throws AppError `error.forbidden` for a refund; `error.validation`; `error.auth.emailNotConfirmed`; as `lockForPayment`;
 * `error.credits.insufficient`; `error.upstream` while the provider cannot be reached
 * @source docs/reference/abuse-cases.md, "54", "55"; docs/reference/permissions.md, "Money"
 */
export async function createPayment(ctx: Context, sent: SentPaymentInput): Promise<PaymentRecord> {
  const actor = requireUser(ctx);
  if (sent.operationType === PaymentOperation.Refund) throw new AppError('error.forbidden', { code: 403 });
  const { operationType, offerId = null, days = null, credits = null, offerType = null, way = null } = sent;
  const input = validated(paymentInput, {
    operationType,
    offerId,
    days,
    credits,
    way,
    ...(offerType !== null && { offerType }),
  });
  const payment = await ctx.db
    .transaction()
    .execute((tx) => (input.offerId === null ? payForPack(ctx, tx, actor, input) : payForOffer(ctx, tx, actor, input)));
  return openCheckout(ctx, payment);
}

async function payForOffer(ctx: Context, tx: Db, actor: UserActor, input: OfferPaymentInput): Promise<PaymentRecord> {
  const { offer, right } = await lockForPayment(ctx, tx, input.offerId);
  const open = await findOpenPayment(tx, offer.id);
  if (open) return open;
  const price = await priceFor(tx, { kind: 'publication', offerType: offer.offerType, quantity: input.days }, 'days');
  const way = await wayFor(ctx, tx, actor, { input, price });
  const isProlonging = offer.status === OfferStatus.Published;
  const payment = await begin(ctx, tx, { actor, price, way, offer, isProlonging, right });
  if (way === 'credit') {
    const credits = creditsFor(offer.offerType, price.quantity);
    await spendCredits(tx, payment, { credits, kind: 'spent', now: ctx.now() });
  }
  if (way === 'credit' || way === 'free') return deliverPurchase(ctx, tx, payment, { step: 'settle', right });
  await holdForPayment(tx, offer, ctx.now());
  return way === 'qrBill' ? openQrBill(ctx, tx, payment) : payment;
}

async function payForPack(ctx: Context, tx: Db, actor: UserActor, input: PackPaymentInput): Promise<PaymentRecord> {
  if (!actor.isEmailConfirmed) throw new AppError('error.auth.emailNotConfirmed', { code: 403 });
  await lockKey(tx, `credits-of:${actor.userId}`);
  const { offerType, credits: quantity } = input;
  const price = await priceFor(tx, { kind: 'credits', offerType, quantity }, 'credits');
  const way = price.amount === 0 ? 'free' : offeredProvider(ctx.services, input.way).way;
  const open = await findOpenPack(tx, { userId: actor.userId, offerType, quantity, way });
  if (open) return open;
  const payment = await begin(ctx, tx, { actor, price, way, offer: null, isProlonging: false, right: 'self' });
  if (way === 'free') return deliverPurchase(ctx, tx, payment, { step: 'settle', right: 'self' });
  return way === 'qrBill' ? openQrBill(ctx, tx, payment) : payment;
}

/** @throws AppError `error.validation` where the price list does not have it */
async function priceFor(
  tx: Db,
  wanted: { kind: PriceKind; offerType: number; quantity: number },
  field: string,
): Promise<PriceRecord> {
  const price = await priceOf(tx, wanted);
  if (!price) throw new AppError('error.validation', { code: 400, values: { [field]: 'error.validation.value' } });
  return price;
}

/** The requested way; by default credits where there are enough. */
async function wayFor(
  { services }: Context,
  tx: Db,
  { userId }: UserActor,
  { input, price }: { input: OfferPaymentInput; price: PriceRecord },
): Promise<PayWay> {
  if (price.amount === 0) return 'free';
  if (input.way === 'credit') return 'credit';
  if (input.way !== null) return offeredProvider(services, input.way).way;
  const balance = await lockCredits(tx, userId, price.offerType);
  const hasEnough = balance >= creditsFor(price.offerType, price.quantity);
  return hasEnough ? 'credit' : offeredProvider(services, null).way;
}

/** Data that begins a payment. */
interface Beginning {
  actor: UserActor;
  price: PriceRecord;
  way: PayWay;
  /** Null for a pack of credits. */
  offer: { id: number; title: string | null } | null;
  isProlonging: boolean;
  right: MoneyRight;
}

async function begin(
  ctx: Context,
  tx: Db,
  { actor, price, way, offer, isProlonging, right }: Beginning,
): Promise<PaymentRecord> {
  const account = await findAccountById(tx, actor.userId);
  const { kind, offerType, quantity, amount, vatPerMille } = price;
  const payment = await insertPayment(tx, {
    userId: actor.userId,
    operationType: PaymentOperation.Sale,
    status: PaymentStatus.Created,
    kind,
    offerId: offer?.id ?? null,
    offerTitle: offer?.title ?? '',
    offerType,
    quantity,
    isProlonging,
    amount,
    currency: CURRENCY,
    vatPerMille,
    way,
    credits: way === 'credit' ? creditsFor(offerType, quantity) : null,
    lang: localeOfUser(account?.uiLang ?? 0),
    email: actor.email,
    payerName: account ? nameOf(account) : '',
    recipient: account ? await recipientOf(tx, account) : '',
    // Set from the start, so that the reconciliation job finds the payment after a crash.
    deadline: deadlineOf(way, ctx.now()),
    reference: null,
    providerRef: null,
    checkoutUrl: null,
    paidAt: null,
    hasEffect: false,
    refundOf: null,
    reason: null,
    createdAt: ctx.now(),
  });
  await recordPaymentStart(tx, ctx, payment, right);
  return payment;
}

const nameOf = ({ firstName, lastName }: Pick<AccountRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Lines of the recipient of an invoice. Of members only those of an agency have a postal address. */
async function recipientOf(tx: Db, account: AccountRecord): Promise<string> {
  const agency = account.agencyId === null ? undefined : await contactOfAgency(tx, account.agencyId);
  const place = [agency?.postalCode, agency?.city].filter(Boolean).join(' ');
  return [agency?.name, nameOf(account), agency?.street, place].filter(Boolean).join('\n');
}
