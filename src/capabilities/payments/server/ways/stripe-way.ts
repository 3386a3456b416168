import type Stripe from 'stripe';
import { AppError } from '#kernel/app-error.ts';
import { HOUR_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { outboundCall } from '#platform/http/outbound/outbound-call.ts';
import { paymentPath } from '../../payment.links.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { itemText } from '../payment/purchase-text.ts';
import { PAYMENT_SETTINGS, type StripeSettings } from '../payment.settings.ts';
import type { PayProvider, ProviderStatus } from './pay-provider.ts';

/** Duration of a checkout of Stripe, hours: their maximum. */
const HOURS = 24;
/** Margin under that maximum, milliseconds: Stripe compares with its own clock. */
const SAFETY_MS = 60_000;
/** Retries of a failed call, under the same idempotency key. */
const RETRIES = 2;

const clients = new Map<string, Stripe>();

/** The library with our own time-outs and limits; it is large, and loaded with the first call. */
export async function stripeClient({ secretKey, api }: StripeSettings): Promise<Stripe> {
  const known = clients.get(`${secretKey} ${api}`);
  if (known) return known;
  const { default: Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(api);
  const client = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    httpClient: Stripe.createFetchHttpClient(((url: string, request: Parameters<typeof outboundCall>[1]) =>
      outboundCall(String(url), request)) as unknown as typeof fetch),
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  clients.set(`${secretKey} ${api}`, client);
  return client;
}

/** @throws AppError `error.upstream` when it fails; `error.validation` where cards are no longer taken */
async function asking<Answer>(ctx: Context, work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const { stripe } = ctx.services.settings.of(PAYMENT_SETTINGS);
  if (!stripe) throw new AppError('error.upstream', { code: 502 });
  try {
    return await work(await stripeClient(stripe));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('error.upstream', { code: 502, cause: error });
  }
}

/** Our metadata of a payment, by Stripe's identifier. @throws AppError `error.upstream` */
export const metadataOfIntent = (ctx: Context, intent: string): Promise<Stripe.Metadata> =>
  asking(ctx, async (stripe) => (await stripe.paymentIntents.retrieve(intent)).metadata);

/** Cards and TWINT through Stripe, on a page hosted there. */
export const stripeWay: PayProvider = {
  way: 'card',
  hours: HOURS,
  open: (ctx, payment) =>
    asking(ctx, async (stripe) => {
      const session = await stripe.checkout.sessions.create(checkoutOf(ctx, payment), {
        idempotencyKey: `payment-${payment.id}`,
      });
      return { providerRef: session.id, checkoutUrl: session.url };
    }).catch((error: AppError) => {
      throw isRefusal(error.cause) ? new AppError('error.payment.rejected', { code: 402, cause: error }) : error;
    }),
  ask: (ctx, { providerRef }) =>
    asking(ctx, async (stripe) => {
      if (providerRef === null) return { kind: 'nowhere' } as const;
      return wordOf(await stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent.latest_charge'] }));
    }),
  close: async (ctx, payment) => {
    const word = await stripeWay.ask(ctx, payment);
    if (word.kind !== 'open' || payment.providerRef === null) return word;
    const ref = payment.providerRef;
    // A concurrent payment can no longer be closed: the next status reports it.
    await asking(ctx, (stripe) => stripe.checkout.sessions.expire(ref)).catch(() => null);
    return stripeWay.ask(ctx, payment);
  },
  refund: (ctx, { providerRef }, refund) =>
    asking(ctx, async (stripe) => {
      const session = await stripe.checkout.sessions.retrieve(providerRef ?? '');
      const { payment_intent: intent } = session;
      if (intent === null) throw new Error(`Checkout ${providerRef} has no payment.`);
      const { status } = await stripe.refunds.create(
        {
          payment_intent: typeof intent === 'string' ? intent : intent.id,
          metadata: { payment_id: String(refund.refundOf), refund_id: String(refund.id) },
        },
        { idempotencyKey: `refund-${refund.id}` },
      );
      if (status === 'failed' || status === 'canceled') throw new Error(`The refund is ${status}.`);
      return status === 'succeeded' ? 'done' : 'pending';
    }),
};

/**
 * Errors by which Stripe certainly opened nothing: an invalid request, a key without the right, a declined card. A reused idempotency
 * key and a rate limit leave the earlier result open.
 */
const REFUSALS: readonly string[] = [
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeCardError',
];

const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && 'type' in cause && REFUSALS.includes(String(cause.type));

function checkoutOf({ services }: Context, payment: PaymentRecord): Stripe.Checkout.SessionCreateParams {
  const { id, amount, currency, email, lang } = payment;
  const metadata = { payment_id: String(id) };
  const back = services.origin + paymentPath(payment, lang);
  return {
    mode: 'payment',
    client_reference_id: String(id),
    customer_email: email,
    locale: lang,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: itemText(payment, lang) },
        },
      },
    ],
    expires_at: Math.floor((payment.createdAt.getTime() + HOURS * HOUR_MS - SAFETY_MS) / 1_000),
    success_url: back,
    cancel_url: back,
  };
}

/** The status of a checkout. */
function wordOf(session: Stripe.Checkout.Session): ProviderStatus {
  const { payment_status, status, amount_total, currency } = session;
  const money = { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() };
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  if (charge?.refunded) return { kind: 'refunded', ...money };
  if (payment_status === 'paid') return { kind: 'paid', ...money };
  if (status === 'expired') return { kind: 'cancelled' };
  if (status === 'complete' && intent?.status === 'canceled') return { kind: 'rejected' };
  return { kind: 'open' };
}
