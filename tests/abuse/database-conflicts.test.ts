import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { lockHolder } from '#tests/support/product/held-locks.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';

const SAVE = 'mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id } }';
const TRY_AGAIN = '503 error.unavailable';
/** Which of two transactions is taken back is the server's choice: the one that finds the circle, a second after it began to wait. */
const MOST_TRIES = 10;

const log: string[] = [];
let app: TestApp;
let member: SignedIn;
beforeAll(async () => {
  app = await testApp({ log: (line) => void log.push(line) });
  member = await signedIn(app);
});
afterAll(() => app.close());

/** Saves a home while another transaction holds it and then wants what the saving holds. Returns the refusal, or null. */
async function saveAgainst(id: number): Promise<string | null> {
  const holder = await lockHolder(app.database);
  await holder.hold("select set_config('deadlock_timeout', '20s', true)");
  await holder.hold('select 1 from active_offer where id = $1 for update', id);
  const saving = member.browser.run(SAVE, { id });
  await holder.untilWaiting(1);
  await holder.hold('select pg_advisory_xact_lock(43, $1::int)', member.account.id).catch(() => {});
  await holder.letGo();
  return refusalOf(await saving);
}

test.runIf(isServerTested())(
  'a transaction that the database takes back in a deadlock is refused for the moment, and the next try succeeds',
  async () => {
    const id = await anActiveOffer(app.database.db);
    let refusal: string | null = null;
    for (let tries = 0; refusal === null && tries < MOST_TRIES; tries += 1) refusal = await saveAgainst(id);
    expect(refusal).toBe(TRY_AGAIN);
    expect(log.filter((line) => line.includes('"40P01"'))).toHaveLength(1);
    expect(refusalOf(await member.browser.run(SAVE, { id }))).toBeNull();
  },
  120_000,
);

test.each(['40001', '40P01'])(
  'an operation that ends with %s may be tried again: at the API and beside it',
  async (code) => {
    const id = await anActiveOffer(app.database.db);
    const other = await signedIn(app);
    const save = () => other.browser.run(SAVE, { id });
    const leave = () => other.browser.request({ method: 'POST', url: '/logout', payload: {} });
    await app.database.execute(`
    create or replace function overtake() returns trigger language plpgsql as
      $$ begin raise exception 'overtaken' using errcode = '${code}'; end $$;
    create trigger overtake before insert on favourite for each row execute function overtake();
    create trigger overtake before update or delete on account_session for each row execute function overtake()`);
    const saved = await save();
    expect(refusalOf(saved)).toBe(TRY_AGAIN);
    expect(saved.errors?.[0]?.extensions?.values).toMatchObject({ retryAfter: 5 });
    expect(await leave()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    await app.database.execute('drop trigger overtake on favourite; drop trigger overtake on account_session');
    expect(refusalOf(await save())).toBeNull();
    expect(await leave()).toMatchObject({ statusCode: 200 });
  },
);
