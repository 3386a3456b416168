import type Stripe from 'stripe';
import type { StripeSettings } from '#platform/config/payment-settings.ts';
import type { Context } from '#platform/context/context.ts';
import { type ProviderEvent, unbelievable } from '../payment-event.service.ts';
import type { ProviderWord } from '../ways/pay-provider.ts';
import { metadataOfIntent, stripeClient } from '../ways/stripe-way.ts';

/** A message may be so old, or so early by the sender's clock, seconds. @source docs/reference/limits.md, "Payments" */
const TOLERANCE_S = 300;

/**
 * A message of Stripe that is proved by its signature.
 *
 * @param body as it came, byte for byte
 * @throws AppError `error.request.malformed` where signature, time or kind of money are not right
 * @source docs/reference/abuse-cases.md, "56"
 */
export async function signedEvent(
  settings: StripeSettings,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): Promise<Stripe.Event> {
  const sentAtS = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  const nowS = now.getTime() / 1_000;
  if (!(Math.abs(nowS - sentAtS) <= TOLERANCE_S)) throw unbelievable();
  const { webhooks } = await stripeClient(settings);
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now.getTime());
  } catch {
    throw unbelievable();
  }
  if (event.livemode !== settings.isLive) throw unbelievable();
  return event;
}

/**
 * What a message says of a payment of ours; null where it says nothing of one. A dispute names the payment as the provider knows it,
 * who is asked then whose that is.
 *
 * @throws AppError `error.upstream` while the provider cannot be asked: it repeats the message
 */
export async function wordOfEvent(ctx: Context, event: Stripe.Event): Promise<ProviderEvent | null> {
  const said = event.type.startsWith(DISPUTES) ? await saidByDispute(ctx, event) : saidBy(event);
  const paymentId = Number(said?.metadata?.payment_id);
  if (!said || !Number.isSafeInteger(paymentId) || paymentId < 1 || paymentId > 2_147_483_647) return null;
  return { provider: 'card', id: event.id, paymentId, word: said.word };
}

const DISPUTES = 'charge.dispute.';

/** A dispute is opened, changed or closed; that money was kept back for it, or given again, follows from these. */
async function saidByDispute(ctx: Context, { type, data: { object } }: Stripe.Event): Promise<Said | null> {
  const { id: ref, amount, status, payment_intent: intent } = object as Stripe.Dispute;
  if (intent === null || !DISPUTE_REPORTED.includes(type)) return null;
  const metadata = await metadataOfIntent(ctx, typeof intent === 'string' ? intent : intent.id);
  const end = status === 'lost' ? 'lost' : 'won';
  const dispute = { ref, amount, status: type === 'charge.dispute.closed' ? end : 'open' } as const;
  return { metadata, word: { kind: 'dispute', dispute } };
}

const DISPUTE_REPORTED: readonly string[] = ['charge.dispute.created', 'charge.dispute.closed'];

/** What is said, and of what. */
interface Said {
  metadata: Stripe.Metadata | null;
  word: ProviderWord;
}

function saidBy({ type, data: { object } }: Stripe.Event): Said | null {
  switch (type) {
    case 'checkout.session.completed': {
      // Money that takes its time is told of by a message of its own.
      const session = object as Stripe.Checkout.Session;
      return session.payment_status === 'paid' ? paidBy(session) : null;
    }
    case 'checkout.session.async_payment_succeeded':
      return paidBy(object as Stripe.Checkout.Session);
    case 'checkout.session.async_payment_failed':
      return { metadata: (object as Stripe.Checkout.Session).metadata, word: { kind: 'rejected' } };
    case 'checkout.session.expired':
      return { metadata: (object as Stripe.Checkout.Session).metadata, word: { kind: 'cancelled' } };
    case 'charge.refunded': {
      const { metadata, refunded, amount_refunded: amount, currency } = object as Stripe.Charge;
      // Of a part that somebody gave back by hand each message tells the sum so far.
      const kind = refunded ? 'refunded' : 'partRefunded';
      return { metadata, word: { kind, amount, currency: currency.toUpperCase() } };
    }
    default:
      return null;
  }
}

const paidBy = ({ metadata, amount_total: amount, currency }: Stripe.Checkout.Session): Said => ({
  metadata,
  word: { kind: 'paid', amount: amount ?? -1, currency: (currency ?? '').toUpperCase() },
});
