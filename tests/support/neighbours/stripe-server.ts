import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The signing secret of tests. */
export const STRIPE_TEST_SECRET = 'whsec_of_all_the_tests_there_are';

/** A checkout as the provider keeps it. */
export interface StripeCheckout {
  id: string;
  paymentId: number;
  amount: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  isRefunded: boolean;
}

/** The provider of cards as far as tests need it: it keeps the truth about what was paid there. */
export interface StripeServer {
  /** Settings by which the product finds it. */
  settings: Readonly<Record<string, string>>;
  /** All checkouts, by the number of their payment. */
  checkouts: Map<number, StripeCheckout>;
  /** Requests in their order: `POST /v1/refunds`. */
  asked: string[];
  /** It answers nothing any more, or again. */
  setAway(isAway: boolean): void;
  /** It refuses every question with this status, or answers again. */
  setRefusing(status: number | null): void;
  close(): Promise<void>;
}

/** Starts the provider on this machine. */
export async function stripeServer(): Promise<StripeServer> {
  const checkouts = new Map<number, StripeCheckout>();
  const asked: string[] = [];
  let isAway = false;
  let refusing: number | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request));
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (isAway) return void request.socket.destroy();
      if (refusing !== null) return void refuse(response, refusing);
      answer(response, replyTo(checkouts, request, form));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      STRIPE_SECRET_KEY: `sk_test_${port}abcdefghij`,
      STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
      STRIPE_API: `http://127.0.0.1:${port}`,
    },
    checkouts,
    asked,
    setAway: (away) => {
      isAway = away;
    },
    setRefusing: (status) => {
      refusing = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Not like that.' } }));
}

function answer(response: ServerResponse, body: object | null): void {
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { error: { message: 'No such object' } }));
}

function replyTo(
  checkouts: StripeServer['checkouts'],
  { method, url = '' }: IncomingMessage,
  form: URLSearchParams,
): object | null {
  const path = url.split('?')[0] ?? '';
  const [, , , , id, act] = path.split('/');
  const known = [...checkouts.values()].find((checkout) => checkout.id === id);
  const [, intent] = /^\/v1\/payment_intents\/pi_(\d+)$/.exec(path) ?? [];
  if (intent) return { id: `pi_${intent}`, object: 'payment_intent', metadata: { payment_id: intent } };
  if (path === '/v1/refunds') {
    const paymentId = Number(form.get('metadata[payment_id]'));
    const checkout = checkouts.get(paymentId);
    if (!checkout?.isPaid) return null;
    checkout.isRefunded = true;
    return { id: `re_${paymentId}`, object: 'refund', status: 'succeeded' };
  }
  if (method === 'POST' && id === undefined) return sessionOf(opened(checkouts, form));
  if (known && act === 'expire' && known.status === 'open') known.status = 'expired';
  return known ? sessionOf(known) : null;
}

function opened(checkouts: StripeServer['checkouts'], form: URLSearchParams): StripeCheckout {
  const paymentId = Number(form.get('client_reference_id'));
  const present = checkouts.get(paymentId);
  if (present) return present;
  const checkout: StripeCheckout = {
    id: `cs_test_${paymentId}`,
    paymentId,
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    ...{ status: 'open', isPaid: false, isRefunded: false },
  };
  checkouts.set(paymentId, checkout);
  return checkout;
}

const sessionOf = ({ id, paymentId, amount, currency, status, isPaid, isRefunded }: StripeCheckout): object => ({
  ...{ id, object: 'checkout.session', amount_total: amount, currency, status },
  payment_status: isPaid ? 'paid' : 'unpaid',
  url: `https://checkout.stripe.example/${id}`,
  client_reference_id: String(paymentId),
  metadata: { payment_id: String(paymentId) },
  payment_intent: isPaid
    ? {
        id: `pi_${paymentId}`,
        object: 'payment_intent',
        status: 'succeeded',
        latest_charge: { id: 'ch', refunded: isRefunded },
      }
    : null,
});

/** Kinds of messages, as this provider calls them. */
export const STRIPE_TYPES = {
  paid: 'checkout.session.completed',
  rejected: 'checkout.session.async_payment_failed',
  cancelled: 'checkout.session.expired',
  refunded: 'charge.refunded',
  disputed: 'charge.dispute.created',
  chargebackClosed: 'charge.dispute.closed',
} as const;

/** A message of the provider about a payment. */
export interface StripeMessage {
  id: string;
  kind: keyof typeof STRIPE_TYPES;
  paymentId: number;
  amount: number;
  currency?: string;
  livemode?: boolean;
  /** Of the amount, what was given back so far; all of it unless said otherwise. */
  refunded?: number;
  /** Status of a chargeback in the provider's words. */
  chargebackStatus?: string;
  /** Id of a chargeback at this provider; by default the first one of its payment. */
  chargebackRef?: string;
}

/** A message as it is sent. */
export function stripeBody(message: StripeMessage): string {
  const { id, kind, paymentId, amount, currency = 'chf', livemode = false, refunded = amount } = message;
  const metadata = { payment_id: String(paymentId) };
  const { chargebackStatus = 'needs_response', chargebackRef = `du_${paymentId}` } = message;
  const object =
    kind === 'disputed' || kind === 'chargebackClosed'
      ? {
          ...{ id: chargebackRef, object: 'dispute', amount, currency, status: chargebackStatus, metadata: {} },
          payment_intent: `pi_${paymentId}`,
        }
      : kind === 'refunded'
        ? { object: 'charge', metadata, amount, amount_refunded: refunded, refunded: refunded === amount, currency }
        : {
            object: 'checkout.session',
            metadata,
            amount_total: amount,
            currency,
            payment_status: kind === 'paid' ? 'paid' : 'unpaid',
          };
  return JSON.stringify({ id, object: 'event', type: STRIPE_TYPES[kind], livemode, data: { object } });
}

/** The signature of a message. */
export function stripeSignature(body: string, sentAt: Date, secret = STRIPE_TEST_SECRET): string {
  const seconds = Math.floor(sentAt.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
