import type Stripe from 'stripe';
import type { Context } from '#platform/context/context.ts';
import type { StripeSettings } from '../payment.settings.ts';
import { mismatchedMessage, type ProviderEvent } from '../providers/payment-event.service.ts';
import type { ProviderStatus } from '../ways/pay-provider.ts';
import { metadataOfIntent, stripeClient } from '../ways/stripe-way.ts';

/** Greatest age of a message, and greatest lead of the sender's clock, seconds. @source docs/reference/limits.md, "Payments" */
const TOLERANCE_S = 300;

/**
 * A message of Stripe with a valid signature.
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
  if (!(Math.abs(nowS - sentAtS) <= TOLERANCE_S)) throw mismatchedMessage();
  const { webhooks } = await stripeClient(settings);
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now.getTime());
  } catch {
    throw mismatchedMessage();
  }
  if (event.livemode !== settings.isLive) throw mismatchedMessage();
  return event;
}

/**
 * The provider status that a message carries; null where it concerns no payment of this installation. A chargeback names only the
 * provider's payment, so Stripe is asked for ours.
 *
 * @throws AppError `error.upstream` while the provider cannot be asked: it repeats the message
 */
export async function statusOfEvent(ctx: Context, event: Stripe.Event): Promise<ProviderEvent | null> {
  const statusEvent = event.type.startsWith(CHARGEBACK_EVENTS) ? await statusOfChargeback(ctx, event) : statusOf(event);
  const paymentId = Number(statusEvent?.metadata?.payment_id);
  if (!statusEvent || !Number.isSafeInteger(paymentId) || paymentId < 1 || paymentId > 2_147_483_647) return null;
  return { provider: 'card', id: event.id, paymentId, word: statusEvent.word };
}

const CHARGEBACK_EVENTS = 'charge.dispute.';

/** The status in a message about a chargeback: opened, changed or closed. Messages about withheld or returned funds add nothing. */
async function statusOfChargeback(ctx: Context, { type, data: { object } }: Stripe.Event): Promise<StatusEvent | null> {
  const { id: ref, amount, status, payment_intent: intent } = object as Stripe.Dispute;
  if (intent === null || !CHARGEBACK_REPORTED.includes(type)) return null;
  const metadata = await metadataOfIntent(ctx, typeof intent === 'string' ? intent : intent.id);
  const end = status === 'lost' ? 'lost' : 'won';
  const chargeback = { ref, amount, status: type === 'charge.dispute.closed' ? end : 'open' } as const;
  return { metadata, word: { kind: 'chargeback', chargeback } };
}

const CHARGEBACK_REPORTED: readonly string[] = ['charge.dispute.created', 'charge.dispute.closed'];

/** A status, and the payment that it concerns. */
interface StatusEvent {
  metadata: Stripe.Metadata | null;
  word: ProviderStatus;
}

function statusOf({ type, data: { object } }: Stripe.Event): StatusEvent | null {
  switch (type) {
    case 'checkout.session.completed': {
      // Delayed money is reported by a message of its own.
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
      // For a partial refund by hand each message carries the sum so far.
      const kind = refunded ? 'refunded' : 'partRefunded';
      return { metadata, word: { kind, amount, currency: currency.toUpperCase() } };
    }
    default:
      return null;
  }
}

const paidBy = ({ metadata, amount_total: amount, currency }: Stripe.Checkout.Session): StatusEvent => ({
  metadata,
  word: { kind: 'paid', amount: amount ?? -1, currency: (currency ?? '').toUpperCase() },
});
