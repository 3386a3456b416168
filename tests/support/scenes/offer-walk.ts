import { sql } from 'kysely';
import { AgencyStatus } from '#capabilities/agencies/agency.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { applyPassingTime } from '#capabilities/publishing/server/publication/passing-time.service.ts';
import {
  endRefunded,
  holdForPayment,
  lockForPayment,
  releaseUnpaid,
  settlePublication,
  stallPayment,
} from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context, createContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { type Act, type Setting, WALKERS, type Walker } from './offer-acts.ts';
import { BOUGHT_DAYS, type Model } from './offer-rules.ts';

/** How many random walks there are; more of them say more. */
export const OFFER_WALKS = Number(process.env.OFFER_WALKS ?? 60);

/** State of an offer and its copy in the database. */
export interface Stored {
  status: number;
  copy: number | null;
  title: string;
  shown: string | null;
  version: number;
  endDate: number | null;
  paidDays: number | null;
  previous: number | null;
  isPaying: boolean;
  isToSuggest: boolean;
}

/** The product, with a signed-in member of each kind and a clock that walks set. */
export interface OfferGround {
  app: TestApp;
  clock: { now: Date };
  browsers: Readonly<Record<Walker, TestBrowser>>;
  agencyIds: Readonly<Record<Exclude<Setting['owner'], 'private'>, number>>;
  close(): Promise<void>;
}

const ROLES: Readonly<Record<Exclude<Walker, 'owner'>, number>> = {
  stranger: Role.Bronze,
  agencyAdmin: Role.AdminAgent,
  moderator: Role.Moderator,
  colleague: Role.Moderator,
  adminGlobal: Role.AdminGlobal,
};

/** Opens the ground on which offers walk. */
export async function offerGround(): Promise<OfferGround> {
  const clock = { now: TEST_NOW };
  // Nothing is said of how long an act takes: a busy machine may take its time.
  const app = await testApp({ now: () => clock.now, requestLimitMs: 60_000 });
  const { db } = app.database;
  const agency = async (name: string, status: number): Promise<number> => {
    const row = { name, slug: name.toLowerCase(), status };
    return (await db.insertInto('agency').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const agencyIds = { trusted: await agency('Seeblick', AgencyStatus.Validated), agent: await agency('Bergblick', 1) };
  const browsers = Object.fromEntries(WALKERS.map((walker) => [walker, aBrowser(app)]));
  return {
    ...{ app, clock, agencyIds, browsers: browsers as OfferGround['browsers'] },
    close: () => app.close(),
  };
}

const signIn = async ({ app }: OfferGround, browser: TestBrowser, accountId: number): Promise<void> =>
  browser.setCookie('__Host-session', (await openSession(app, accountId)).secret);

/** Sessions outlast any walk. */
const stayIn = ({ app }: OfferGround): Promise<unknown> =>
  sql`update account_session set idle_until = '2100-01-01', expires_at = '2100-01-01'`.execute(app.database.db);

/** One offer, acted upon by many. */
export class OfferWalk {
  readonly #ground: OfferGround;
  readonly #owner: UserActor;
  readonly id: number;
  readonly offerType: number;

  private constructor(ground: OfferGround, owner: UserActor, { id, offerType }: { id: number; offerType: number }) {
    this.#ground = ground;
    this.#owner = owner;
    this.id = id;
    this.offerType = offerType;
  }

  /** Signs in all members and begins a draft. Returns it with the state that the rules expect. */
  static async begin(ground: OfferGround, setting: Setting): Promise<{ walk: OfferWalk; model: Model }> {
    const { db } = ground.app.database;
    ground.clock.now = TEST_NOW;
    await sql`update price set amount = ${setting.isFree ? 0 : 4_900}`.execute(db);
    const agencyId = setting.owner === 'private' ? null : ground.agencyIds[setting.owner];
    const rolesFlag = setting.owner === 'private' ? Role.Bronze : Role.Agent;
    const owner = await anAccount(ground.app.database, { rolesFlag });
    const people = { owner: owner.id } as Record<Walker, number>;
    for (const [walker, role] of Object.entries(ROLES))
      people[walker as Walker] = (await anAccount(ground.app.database, { rolesFlag: role })).id;
    const colleagues = [people.owner, people.agencyAdmin, people.colleague];
    // A member with an agency has the owner's, or another one where the owner has none.
    await sql`update account set agency_id = ${agencyId ?? ground.agencyIds.agent} where id = any(${colleagues}::int[])`.execute(
      db,
    );
    if (agencyId === null) await sql`update account set agency_id = null where id = ${people.owner}`.execute(db);
    for (const walker of WALKERS) await signIn(ground, ground.browsers[walker], people[walker]);
    await stayIn(ground);
    const actor: UserActor = {
      kind: 'user',
      ...{ userId: owner.id, sessionId: 0, visitorId: null, status: 2, rolesFlag, email: owner.email },
      ...{ isEmailConfirmed: true, agencyId, expS: 0, isRefreshed: false, provedAt: TEST_NOW },
    };
    const id = await draft(ground.browsers.owner, setting);
    return { walk: new OfferWalk(ground, actor, { id, offerType: setting.offerType }), model: aModel(setting) };
  }

  /** Acts. Returns `ok`, or the number of the refusal. */
  async act(act: Act): Promise<string> {
    if ('by' in act) {
      const answer = await this.#ground.browsers[act.by].run(await this.#operation(act));
      return refusalOf(answer)?.split(' ')[0] ?? 'ok';
    }
    try {
      await this.#byItself(act);
      return 'ok';
    } catch (error) {
      if (error instanceof AppError) return String(error.code);
      throw error;
    }
  }

  /** All stored data of the offer and of its copies. */
  async rows(): Promise<unknown[]> {
    const { db } = this.#ground.app.database;
    const offers = await sql`select * from offer where id = ${this.id}`.execute(db);
    const copies = await sql`select * from active_offer where offer_id = ${this.id} order by id`.execute(db);
    return [offers.rows, copies.rows];
  }

  /** Its state. */
  async stored(): Promise<Stored> {
    const { rows } = await sql<Stored & { ends: Date | null }>`
      select o.status, a.status as copy, o.title, a.title as shown, o.version, o.end_date as ends, o.paid_days,
        o.previous_status as previous, o.has_open_payment as "isPaying", o.is_to_suggest
      from offer o left join active_offer a on a.id = o.active_offer_id where o.id = ${this.id}`.execute(
      this.#ground.app.database.db,
    );
    const [row] = rows;
    if (!row) throw new Error('The offer is gone.');
    const { ends, ...stored } = row;
    return { ...stored, endDate: ends?.getTime() ?? null };
  }

  async #operation(act: Extract<Act, { by: Walker }>): Promise<string> {
    const { id } = this;
    switch (act.name) {
      case 'edit':
        return `mutation { createOrUpdateOffer(offer: { id: ${id}, title: "${act.title}" }) { id } }`;
      case 'reprice':
        return `mutation { createOrUpdateOffer(offer: { id: ${id}, price: ${act.price} }) { id } }`;
      case 'publish':
        return `mutation { publishOffer(id: ${id}, expectedStatus: ${act.expected}) { id } }`;
      case 'reject':
        return `mutation { rejectOffer(id: ${id}, comment: "${act.comment}") { id } }`;
      case 'see': {
        const reason = act.reason === null ? 'null' : `"${act.reason}"`;
        const copy = `activeOfferId: ${await this.#copyId()}`;
        return `mutation { setVisibilityOnOffer(${copy}, status: ${act.target}, reason: ${reason}) { id } }`;
      }
      default:
        return `mutation { ${OPERATIONS[act.name]}(id: ${id}) { id } }`;
    }
  }

  async #copyId(): Promise<number | null> {
    const { db } = this.#ground.app.database;
    const offer = await db.selectFrom('offer').select('activeOfferId').where('id', '=', this.id).executeTakeFirst();
    return offer?.activeOfferId ?? null;
  }

  async #byItself(act: Exclude<Act, { by: Walker }>): Promise<void> {
    const { clock } = this.#ground;
    if (act.name === 'wait') {
      clock.now = new Date(clock.now.getTime() + act.ms);
      await stayIn(this.#ground);
      // Twice: a clock that jumped is not believed at once, and what is done is done.
      await applyPassingTime(this.#context());
      await applyPassingTime(this.#context());
      return;
    }
    const ctx = this.#context();
    await ctx.db.transaction().execute(async (tx) => {
      const { id, payment, offerType } = this;
      if (act.name === 'unpaid') return releaseUnpaid(tx, id, clock.now);
      if (act.name === 'stall') return stallPayment(tx, id);
      if (act.name === 'refund') return endRefunded(tx, id, clock.now);
      if (act.name === 'paid') {
        await settlePublication(ctx, tx, {
          ...{ offerId: id, offerType, days: BOUGHT_DAYS },
          isProlonging: payment === 'prolong',
        });
        return;
      }
      const { offer } = await lockForPayment(ctx, tx, id);
      const isProlonging = offer.status === 30;
      if (act.name === 'pay') {
        await holdForPayment(tx, offer, clock.now);
        this.payment = isProlonging ? 'prolong' : 'publish';
        return;
      }
      if (offer.status === 50) await holdForPayment(tx, offer, clock.now);
      await settlePublication(ctx, tx, { offerId: id, offerType, days: BOUGHT_DAYS, isProlonging });
    });
  }

  /** The purchase of the last payment. */
  payment: 'prolong' | 'publish' | null = null;

  #context(): Context {
    const { app, clock } = this.#ground;
    const parts = { db: app.database.db, services: app.services, requestId: 'walk', now: () => clock.now };
    return createContext({ ...backgroundContext(parts), actor: this.#owner });
  }
}

const OPERATIONS = {
  ...{ verify: 'verifyOffer', rollback: 'rollbackOffer', start: 'startAutoSuggestion', stop: 'stopAutoSuggestion' },
  ...{ sold: 'offerSold', delete: 'deleteOffer' },
} as const;

const DRAFT = `mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { id } }`;

async function draft(browser: TestBrowser, { offerType }: Setting): Promise<number> {
  const offer = {
    ...{ offerType, category: 1, title: 'First words', description: 'Quiet and light.', language: 'en', price: 2_000 },
    ...{ cityId: LAUSANNE_ID, postalCode: '1003', city: 'Lausanne', street: 'Rue de Bourg 1', rooms: 3.5 },
    livingSpace: 80,
  };
  const { data, errors } = await browser.run(DRAFT, { offer });
  if (!data) throw new Error(`No draft: ${errors?.[0]?.message}`);
  return (data as { createOrUpdateOffer: { id: number } }).createOrUpdateOffer.id;
}

const aModel = (setting: Setting): Model => ({
  ...{ setting, now: TEST_NOW.getTime(), status: 0, copy: null, copyLeft: 0, title: 'First words', version: 1 },
  ...{ approved: null, shown: null, endDate: null, paidDays: null, paidAt: null, previous: null, isPaying: false },
  ...{ payment: null, claim: null, review: null, comment: null, submittedAt: null, reviewedAt: null },
  isToSuggest: false,
});
