import { sql } from 'kysely';
import { vi } from 'vitest';
import { PaymentOperation } from '#capabilities/payments/payment.ts';
import { listChargebacks, reversedCredits } from '#capabilities/payments/server/bank/chargeback.queries.ts';
import { settleByOperator } from '#capabilities/payments/server/bank/chargeback.service.ts';
import { importBankFile } from '#capabilities/payments/server/bank/import-bank-file.service.ts';
import { selectPayments } from '#capabilities/payments/server/payment/payment.queries.ts';
import { handleProviderMessage } from '#capabilities/payments/server/providers/payment-event.service.ts';
import { reconcilePayments } from '#capabilities/payments/server/providers/reconciliation.service.ts';
import type { ProviderStatus } from '#capabilities/payments/server/ways/pay-provider.ts';
import { tillWay } from '#capabilities/payments/server/ways/till-way.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { applyPassingTime } from '#capabilities/publishing/server/publication/passing-time.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, type PayingMember } from './paying-member.ts';
import type { Stored, StoredPayment } from './payment-rules.ts';

const DAY = 86_400_000;

/** Days online that a walk may choose, by type: short and long. */
const DAYS = [
  [90, 180],
  [30, 60],
] as const;

/** How many random walks there are: always the same few, or as many others as are asked for. */
export const MONEY_WALKS = process.env.MONEY_WALKS
  ? { numRuns: Number(process.env.MONEY_WALKS) }
  : { numRuns: 25, seed: 64 };

/** An act of a walk. Payments are named by the order in which they began. */
export type MoneyAct =
  | { name: 'begin'; way: 'qrBill' | 'till' | 'credit'; isLong: boolean; provider: 'well' | 'away' | 'refuses' }
  | { name: 'pack'; way: 'qrBill' | 'till' }
  | { name: 'cancel' | 'refund' | 'reverse'; which: number }
  | { name: 'retype'; offerType: 0 | 1 }
  | { name: 'edit' | 'remove' | 'sold' | 'verify' | 'approve' | 'reject' | 'payOut' }
  | { name: 'list'; amount: number }
  | { name: 'transfer'; which: number; share: 'all' | 'less' | 'more'; times: number }
  | { name: 'tell'; which: number; word: 'paid' | 'rejected' | 'cancelled' | 'refunded' | 'part' | 'disputed' | 'lost' }
  | { name: 'wait'; days: number };

/** The product, and who acts on it besides the owner. */
export interface MoneyGround {
  app: TestApp;
  clock: { now: Date };
  moderator: PayingMember;
  treasurer: PayingMember;
}

/** Opens the ground on which payments walk. */
export async function moneyGround(): Promise<MoneyGround> {
  const clock = { now: TEST_NOW };
  const app = await testApp({ now: () => clock.now, requestLimitMs: 60_000 });
  const moderator = await aPayingMember(app, { rolesFlag: Role.Moderator });
  return { app, clock, moderator, treasurer: await aPayingMember(app, { rolesFlag: Role.AdminGlobal }) };
}

/** One offer and the money of its owner. */
export class MoneyWalk {
  readonly #ground: MoneyGround;
  readonly #owner: PayingMember;
  readonly #offerId: number;
  /** Price at the beginning of each payment. */
  readonly asked = new Map<number, number>();
  /** Payments whose money the bank took back after it had been sent back. */
  readonly lost = new Set<number>();
  #serial = 0;

  private constructor(ground: MoneyGround, owner: PayingMember, offerId: number) {
    this.#ground = ground;
    this.#owner = owner;
    this.#offerId = offerId;
  }

  /** Begins with a complete draft of a rental. */
  static async begin(ground: MoneyGround): Promise<MoneyWalk> {
    const { db } = ground.app.database;
    ground.clock.now = TEST_NOW;
    await sql`update price set amount = 100 * quantity + offer_type where kind = 'publication'`.execute(db);
    const owner = await aPayingMember(ground.app);
    await sql`update account_session set idle_until = '2100-01-01', expires_at = '2100-01-01'`.execute(db);
    return new MoneyWalk(ground, owner, (await anOwnOffer(db, owner.id)).id);
  }

  /** Acts; a refused act changes nothing, as the rules check. */
  async act(act: MoneyAct): Promise<void> {
    const before = new Set((await this.#payments()).map(({ id }) => id));
    await this.#do(act);
    for (const { id, kind, offerType, quantity } of await this.#payments())
      if (!before.has(id)) this.asked.set(id, await this.#price(kind, offerType, quantity));
  }

  async stored(): Promise<Stored> {
    const offer = await findOwnOffer(this.#ctx().db, this.#offerId);
    if (!offer) throw new Error('The offer is gone.');
    const entries = await this.#ctx()
      .db.selectFrom('creditEntry')
      .select(['offerType', 'amount', 'kind', 'paymentId'])
      .where('userId', '=', this.#owner.id)
      .execute();
    const sum = (type: number) =>
      entries.filter(({ offerType }) => offerType === type).reduce((all, { amount }) => all + amount, 0);
    const back = entries.filter(({ kind }) => kind === 'takenBack');
    return {
      now: this.#ground.clock.now,
      offer,
      payments: await this.#payments(),
      balances: [sum(0), sum(1)],
      takenBack: new Map(back.map(({ paymentId, amount }) => [paymentId ?? 0, -amount])),
    };
  }

  /** A payment by the order in which they began; undefined before there is one. */
  async named(which: number): Promise<StoredPayment | undefined> {
    const payments = await this.#payments();
    return payments[which % Math.max(payments.length, 1)];
  }

  async #do(act: MoneyAct): Promise<void> {
    const { moderator, treasurer } = this.#ground;
    const id = this.#offerId;
    switch (act.name) {
      case 'begin':
        return this.#pay(act);
      case 'pack':
        await this.#owner.pay({ offerType: 1, credits: 5, way: act.way });
        return;
      case 'retype':
        return this.#change(`offerType: ${act.offerType}, category: 1`);
      case 'edit':
        return this.#change(`title: "Words ${++this.#serial}"`);
      case 'remove':
        return void (await this.#owner.browser.run(`mutation { deleteOffer(id: ${id}) { id } }`));
      case 'sold':
        return void (await this.#owner.browser.run(`mutation { offerSold(id: ${id}) { id } }`));
      case 'verify':
        return void (await this.#owner.browser.run(`mutation { verifyOffer(id: ${id}) { id } }`));
      case 'approve':
        return void (await moderator.browser.run(`mutation { publishOffer(id: ${id}) { id } }`));
      case 'reject':
        return void (await moderator.browser.run(`mutation { rejectOffer(id: ${id}, comment: "No.") { id } }`));
      case 'payOut': {
        const open = await sql<{ id: number }>`select o.id from payout o join payment p on p.id = o.payment_id
          where p.user_id = ${this.#owner.id} and o.confirmed_at is null order by o.id limit 1`.execute(this.#ctx().db);
        const [payout] = open.rows;
        if (payout) await treasurer.browser.run(`mutation { confirmPayout(id: ${payout.id}) { id } }`);
        return;
      }
      case 'list':
        await sql`update price set amount = ${act.amount} * quantity + offer_type where kind = 'publication'`.execute(
          this.#ctx().db,
        );
        return;
      case 'wait':
        return this.#wait(act.days);
      default:
        return this.#move(act, await this.named(act.which));
    }
  }

  async #move(act: Extract<MoneyAct, { which: number }>, payment: StoredPayment | undefined): Promise<void> {
    if (!payment) return;
    if (act.name === 'cancel') await this.#owner.browser.run(`mutation { cancelPayment(id: ${payment.id}) { id } }`);
    if (act.name === 'refund')
      await this.#ground.treasurer.browser.run(`mutation { refundPayment(id: ${payment.id}, reason: "So.") { id } }`);
    if (act.name === 'transfer') await this.#transfer(payment, act);
    if (act.name === 'reverse') await this.#reverse(payment);
    if (act.name === 'tell') await this.#assign(payment, act.word);
  }

  async #pay({ way, isLong, provider }: Extract<MoneyAct, { name: 'begin' }>): Promise<void> {
    const { offer } = await this.stored();
    const refusal = { away: ['error.upstream', 502], refuses: ['error.payment.rejected', 402] } as const;
    const fails = provider === 'well' ? null : refusal[provider];
    const opening =
      fails && vi.spyOn(tillWay, 'open').mockRejectedValueOnce(new AppError(fails[0], { code: fails[1] }));
    const days = DAYS[offer.offerType === 0 ? 0 : 1][isLong ? 1 : 0];
    await this.#owner.pay({ offerId: this.#offerId, days, way });
    opening?.mockRestore();
  }

  async #change(facts: string): Promise<void> {
    await this.#owner.browser.run(`mutation { createOrUpdateOffer(offer: { id: ${this.#offerId}, ${facts} }) { id } }`);
  }

  async #wait(days: number): Promise<void> {
    this.#ground.clock.now = new Date(this.#ground.clock.now.getTime() + days * DAY);
    for (let times = 0; times < 2; times++) await applyPassingTime(this.#ctx());
    await reconcilePayments(this.#ctx());
  }

  async #transfer(
    { id, amount, way }: StoredPayment,
    { share, times }: Extract<MoneyAct, { name: 'transfer' }>,
  ): Promise<void> {
    if (way !== 'qrBill') return;
    const rappen = { all: amount, less: Math.floor(amount / 2), more: amount + 700 }[share];
    const entry = {
      ref: `W-${id}-${++this.#serial}`,
      amount: (rappen / 100).toFixed(2),
      reference: await this.#reference(id),
    };
    // Notification and statement tell of the same money.
    await importBankFile(this.#ctx(), aBankFile([[entry]]));
    await importBankFile(this.#ctx(), aBankFile([[entry]], 'camt.053.001.08'));
    if (times > 1) await importBankFile(this.#ctx(), aBankFile([[{ ...entry, ref: `${entry.ref}-2` }]]));
  }

  /** The bank takes the latest credit of a payment back, and AdminGlobal settles it. */
  async #reverse({ id, way }: StoredPayment): Promise<void> {
    const { db } = this.#ctx();
    const credit = await sql<{ amount: number }>`select amount from bank_entry c where payment_id = ${id} and amount > 0
      and not exists (select from bank_entry r where r.reverses = c.id) order by id desc limit 1`.execute(db);
    const [taken] = credit.rows;
    if (way !== 'qrBill' || !taken) return;
    const sent = await sql`select from payout where payment_id = ${id} and confirmed_at is not null`.execute(db);
    if (sent.rows.length > 0) this.lost.add(id);
    const amount = (taken.amount / 100).toFixed(2);
    const entry = {
      ref: `R-${id}-${++this.#serial}`,
      amount,
      reference: await this.#reference(id),
      isChargeback: true,
    };
    await importBankFile(this.#ctx(), aBankFile([[entry]]));
    const [chargeback] = await listChargebacks(db, 1);
    const credits = chargeback && (await reversedCredits(db, [chargeback]));
    if (chargeback)
      await settleByOperator(this.#ctx(), chargeback.id, {
        creditId: credits?.get(chargeback.id)?.id ?? null,
        right: 'operator',
      });
  }

  async #assign({ id, way, amount }: StoredPayment, name: Extract<MoneyAct, { name: 'tell' }>['word']): Promise<void> {
    if (way !== 'till') return;
    const money = { amount, currency: 'CHF' };
    const chargeback = { ref: `du_${id}`, amount };
    const words: Record<typeof name, ProviderStatus> = {
      paid: { kind: 'paid', ...money },
      rejected: { kind: 'rejected' },
      cancelled: { kind: 'cancelled' },
      refunded: { kind: 'refunded', ...money },
      part: { kind: 'partRefunded', ...money, amount: Math.floor(amount / 2) },
      disputed: { kind: 'chargeback', chargeback: { ...chargeback, status: 'open' } },
      lost: { kind: 'chargeback', chargeback: { ...chargeback, status: 'lost' } },
    };
    // The provider repeats what it said, under the same number and under another one.
    const events = [`evt_${id}_${++this.#serial}`, `evt_${id}_${this.#serial}`, `evt_${id}_${this.#serial}_again`];
    for (const event of events)
      await handleProviderMessage(this.#ctx(), { provider: 'till', id: event, paymentId: id, word: words[name] });
  }

  async #reference(id: number): Promise<string> {
    const payment = await selectPayments(this.#ctx().db).where('p.id', '=', id).executeTakeFirst();
    return payment?.reference ?? '';
  }

  async #price(kind: string, offerType: number, quantity: number): Promise<number> {
    const { rows } = await sql<{ amount: number }>`select amount from price
      where kind = ${kind} and offer_type = ${offerType} and quantity = ${quantity}`.execute(this.#ctx().db);
    return rows[0]?.amount ?? Number.NaN;
  }

  async #payments(): Promise<StoredPayment[]> {
    const { db } = this.#ctx();
    const sales = await selectPayments(db)
      .where('p.userId', '=', this.#owner.id)
      .where('p.operation', '=', PaymentOperation.Sale)
      .orderBy('p.id')
      .execute();
    const { rows } = await sql<Pick<StoredPayment, 'id' | 'arrived' | 'aside' | 'refundStatus'>>`select p.id,
      (select status from payment r where r.refund_of = p.id and status not in (30, 99) limit 1) as "refundStatus",
      coalesce((select sum(amount) from bank_entry where payment_id = p.id), 0)::int as arrived,
      coalesce((select sum(amount) from payout where payment_id = p.id), 0)::int as aside
      from payment p where p.user_id = ${this.#owner.id}`.execute(db);
    const money = new Map(rows.map((row) => [row.id, row]));
    return sales.map((sale) => ({ ...sale, ...(money.get(sale.id) as (typeof rows)[number]) }));
  }

  #ctx(): Context {
    const { app, clock } = this.#ground;
    const parts = { db: app.database.db, services: app.services, requestId: 'walk', now: () => clock.now };
    return backgroundContext(parts);
  }
}
