import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { OPEN_STATUSES, PaymentStatus } from '#capabilities/payments/payment.ts';
import { mayStep } from '#capabilities/publishing/own-offer-states.ts';
import type { PayPropertyData } from './pay-property.loader.ts';

type Payment = PayPropertyData['payments'][number];

/** The stage of paying for a home. */
export type PayStage =
  /** A payment is open: it is shown, and no second one begins. */
  | { kind: 'open'; payment: Payment }
  /** The payment of the address is finished, and nothing is to be paid now. */
  | { kind: 'ended'; payment: Payment }
  /** The member's address has to be confirmed first. */
  | { kind: 'confirm' }
  /** The form is incomplete. */
  | { kind: 'missing' }
  /** Nothing is due: the home goes to review at once. */
  | { kind: 'submit' }
  /** Nothing is to be paid, and the reason. */
  | { kind: 'settled'; why: 'waits' | 'online' | 'notSold' | 'other' }
  /** Days and way to pay are chosen; `before` is the previous payment if it had no effect. */
  | { kind: 'choose'; before: Payment | null };

type Facts = Pick<PayPropertyData, 'offer' | 'payments' | 'prices' | 'askedFor'>;

const isOpen = ({ status }: Payment): boolean => (OPEN_STATUSES as readonly number[]).includes(status);

/** A payment that came too late and is refunded leaves everything to be paid. */
const isDone = ({ status, hasEffect }: Payment): boolean =>
  status === PaymentStatus.Refunded || (status === PaymentStatus.Success && hasEffect);

/** The stage of a home and its payments. @source docs/reference/workspace.md, "Paying for a home" */
export function payStage(data: Facts, isConfirmed: boolean): PayStage {
  const { payments, askedFor } = data;
  const asked = payments.find(({ id }) => id === askedFor) ?? null;
  const open = asked && isOpen(asked) ? asked : payments.find(isOpen);
  if (open) return { kind: 'open', payment: open };
  if (asked && isDone(asked)) return { kind: 'ended', payment: asked };
  return stageOfOffer(data, { isConfirmed, before: beforeOf(payments, asked) });
}

function stageOfOffer(
  { offer, prices }: Facts,
  { isConfirmed, before }: { isConfirmed: boolean; before: Payment | null },
): PayStage {
  const { status, mayProlong } = offer;
  if (offer.offerType === OfferType.PreSell) return { kind: 'settled', why: 'notSold' };
  if (status === OfferStatus.PendingVerification) return { kind: 'settled', why: 'waits' };
  if (status === OfferStatus.Published && !mayProlong) return { kind: 'settled', why: 'online' };
  const isDue = mayProlong || status === OfferStatus.PendingPayment || mayStep(status, 'awaitPayment');
  if (!isDue) return { kind: 'settled', why: 'other' };
  if (!isConfirmed) return { kind: 'confirm' };
  if (mayProlong || status === OfferStatus.PendingPayment) return { kind: 'choose', before };
  if (offer.missing.length > 0) return { kind: 'missing' };
  const lines = prices.filter((line) => line.kind === 'publication' && line.offerType === offer.offerType);
  // A publication without an entry in the price list is free, too.
  const isFree = offer.isPaid || lines.every(({ amount }) => amount === 0);
  // Days of an ended home are chosen if the list has some, even free ones.
  const mayGoOn = mayStep(status, 'submit') || (status === OfferStatus.Expired && lines.length === 0);
  return isFree && mayGoOn ? { kind: 'submit' } : { kind: 'choose', before };
}

/** The previous payment to report: the one of the address, or the one with an unknown outcome. */
const beforeOf = (payments: readonly Payment[], asked: Payment | null): Payment | null =>
  asked ?? payments.find(({ status }) => status === PaymentStatus.Error) ?? null;
