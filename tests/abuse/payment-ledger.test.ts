import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumCredits } from '#capabilities/payments/server/payment/credit.queries.ts';
import { reconcilePayments } from '#capabilities/payments/server/providers/reconciliation.service.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { inDays } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import {
  type StripeMessage,
  type StripeServer,
  stripeBody,
  stripeServer,
  stripeSignature,
} from '#tests/support/neighbours/stripe-server.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** `PAYMENTS=10000 npx vitest run payment-ledger` tries as many as the rules name. */
const PAYMENTS = Number(process.env.PAYMENTS ?? 100);
const REPEATED = 5;
const FIRST_FAILED = 0.1;
/** Times that the provider repeats what we were too busy for. */
const MOST_REPEATED = 20;
/** Messages that are under way at the same moment. */
const AT_ONCE = 10;
const PATIENCE_MS = 3_600_000;

/** A message, and whether our answer to it gets lost in a failure of ours at first. */
interface Sending {
  message: StripeMessage;
  failsFirst: boolean;
}

/** How payments may end at the provider, with the messages that it sends about it. */
const ENDS = {
  paid: ['paid'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  refunded: ['paid', 'refunded'],
  paidLate: ['rejected', 'paid'],
  paidAfterEnd: ['cancelled', 'paid'],
} as const satisfies Record<string, readonly StripeMessage['kind'][]>;
type End = keyof typeof ENDS;

/** The status that our record has to have in the end. */
const STATUS: Record<End, number> = {
  paid: 20,
  rejected: 30,
  cancelled: 99,
  refunded: 40,
  paidLate: 20,
  paidAfterEnd: 20,
};

let stripe: StripeServer;
let app: TestApp;
/** Calls of the clock until one of them fails while a message is handled; null if none does. */
let fuse: number | null = null;
let cutOff = 0;
const now = (): Date => {
  if (fuse !== null && fuse-- === 0) throw new Error('The process ended here.');
  return TEST_NOW;
};

beforeAll(async () => {
  stripe = await stripeServer();
  app = await testApp({ settings: stripe.settings, now });
}, PATIENCE_MS);
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** Numbers that look like chance and are the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<Value>(values: readonly Value[], roll: () => number): Value[] {
  const rest = [...values];
  return values.map(() => rest.splice(Math.floor(roll() * rest.length), 1)[0] as Value);
}

async function deliver({ message, failsFirst }: Sending, roll: () => number): Promise<void> {
  const body = stripeBody(message);
  const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, TEST_NOW) };
  const post = async () =>
    (await app.server.inject({ method: 'POST', url: '/payments/webhook/stripe', payload: body, headers })).statusCode;
  if (failsFirst) {
    // The first look at the clock is for the signature; from the second on there is a transaction around it.
    fuse = 1 + Math.floor(roll() * 3);
    const status = await post();
    fuse = null;
    expect([200, 500, 503]).toContain(status);
    if (status === 200) return;
    cutOff += 1;
  }
  // A provider repeats whatever is not answered: also what came when too much else was asked.
  let status = await post();
  for (let times = 0; status === 503 && times < MOST_REPEATED; times++) status = await post();
  expect(status).toBe(200);
}

describe('F14: the provider’s messages, each five times, in any order, a tenth of them cut off at first', () => {
  const roll = dice(7);
  const ends = new Map<number, { end: End; amount: number; quantity: number; userId: number }>();

  test(`our ledger equals the provider’s to the cent over ${PAYMENTS} payments`, { timeout: PATIENCE_MS }, async () => {
    const { db } = app.database;
    const names = Object.keys(ENDS) as End[];
    const members = [];
    for (let count = 0; count < 10; count++) members.push((await anAccount(app.database)).id);
    const sendings: Sending[] = [];
    for (let count = 0; count < PAYMENTS; count++) {
      const end = names[count % names.length] as End;
      const userId = members[count % members.length] as number;
      const [amount, quantity] = [100 + Math.floor(roll() * 100_000), 1 + Math.floor(roll() * 20)];
      const { id } = await aPayment(db, userId, { way: 'card', amount, quantity, providerRef: `cs_test_${count}` });
      ends.set(id, { end, amount, quantity, userId });
      for (const kind of ENDS[end])
        for (let times = 0; times < REPEATED; times++)
          sendings.push({
            message: { id: `evt_${id}_${kind}`, kind, paymentId: id, amount },
            failsFirst: roll() < FIRST_FAILED,
          });
    }
    const waiting = shuffled(sendings, roll);
    while (waiting.length > 0) {
      const some = waiting.splice(0, AT_ONCE);
      for (const sending of some.filter(({ failsFirst }) => failsFirst)) await deliver(sending, roll);
      await Promise.all(some.filter(({ failsFirst }) => !failsFirst).map((sending) => deliver(sending, roll)));
    }
    expect(cutOff).toBeGreaterThan(PAYMENTS / 10);
    const rows = await db.selectFrom('payment').select(['id', 'status', 'amount', 'operation']).execute();
    const sales = rows.filter(({ operation }) => operation === 0);
    expect(new Map(sales.map(({ id, status }) => [id, status]))).toEqual(
      new Map([...ends].map(([id, { end }]) => [id, STATUS[end]])),
    );
    const heldByProvider = sum([...ends.values()].filter(({ end }) => STATUS[end] === 20).map(({ amount }) => amount));
    const settled = rows.filter(({ status, operation }) =>
      operation === 0 ? [20, 40].includes(status) : status === 20,
    );
    expect(sum(settled.map(({ amount, operation }) => (operation === 0 ? amount : -amount)))).toBe(heldByProvider);
  });

  test('every member has the credits that are paid, none less than none', async () => {
    const members = Map.groupBy(ends.values(), ({ userId }) => userId);
    for (const [userId, theirs] of members) {
      const bought = sum(theirs.filter(({ end }) => STATUS[end] === 20).map(({ quantity }) => quantity));
      expect(await sumCredits(app.database.db, userId)).toEqual({ rentCredits: bought, sellCredits: 0 });
    }
    const { rows } = await lowestBalances();
    expect(rows.filter(({ lowest }) => Number(lowest) < 0)).toEqual([]);
  });

  test('a word of the provider that never came is asked for', async () => {
    const { database, services } = app;
    const { id: userId } = await anAccount(database);
    const { id } = await aPayment(database.db, userId, {
      way: 'card',
      providerRef: 'cs_test_lost',
      deadline: inDays(-1),
    });
    const money = { amount: 19_500, currency: 'chf' } as const;
    stripe.checkouts.set(id, {
      id: 'cs_test_lost',
      paymentId: id,
      ...money,
      status: 'complete',
      isPaid: true,
      isRefunded: false,
    });
    await reconcilePayments(backgroundContext({ db: database.db, services, requestId: 'job', now: () => TEST_NOW }));
    const { status } = await database.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(20);
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);

/** The lowest that the credits of each member ever were. */
function lowestBalances() {
  return sql<{ lowest: number }>`
    select min(balance) as lowest from (
      select user_id, sum(amount) over (partition by user_id, offer_type order by id) as balance from credit_entry
    ) balances group by user_id`.execute(app.database.db);
}
