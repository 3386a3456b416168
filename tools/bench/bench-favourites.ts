import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/account/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { FAVOURITE_LIMITS } from '#capabilities/favourites/favourite.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { benchServices } from './bench-context.ts';
import { measure } from './measure.ts';

/** `npm run bench:favourites`: a heart, the pages of a member who saved 500 homes, and the cost of 500 hidden homes in a search. */
const LISTINGS = Number(process.env.LISTINGS ?? 5_000);
const RUNS = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'lares-bench-'));
const database = await openDatabase({ databaseUrl: null, dataDir, unlimitedStatements: true });
await prepareDatabase(database);
const { db } = database;
await reportStep(`${LISTINGS} listings`, (onProgress) =>
  loadSampleMarket(db, { count: LISTINGS, seed: 2026, now: new Date(), onProgress }),
);
const config = readConfig({ SECRET: 'of a benchmark, which is not reachable from outside' });
const services = benchServices(config);
const server = await createServer({
  ...{ config, database, services, limits: unlimited, logger: false },
  now: () => new Date(),
});

const SAVE = 'mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id activeOfferId } }';
const REMOVE = 'mutation ($id: Int!) { deleteFavourite(activeOfferId: $id, pageSize: 1) { totalRecords } }';
const HOME = 'id title price city street rooms livingSpace images(limit: 4) { key } contactInfo { agencyName }';
const PAGE = `query ($n: Int) { favourites(pageNumber: $n) { totalRecords data { note savedPrice property { ${HOME} } } } }`;
const LIGHT = '{ favourites(isAbbreviated: true, pageSize: 500) { data { activeOfferId } } }';
const SEARCH = `{ coords(filter: { offerType: 1 }) { count result { ${HOME} } facets { rooms { value count } } } }`;

const [plain, keeping, hiding] = [await aMember(1), await aMember(2), await aMember(3)];
const homes = await db.selectFrom('offerSearch').select('id').where('offerType', '=', 1).orderBy('id').execute();
await sql`insert into favourite (account_id, active_offer_id, saved_price_type, saved_at)
  select ${keeping.id}, id, 0, now() from offer_search order by id limit ${FAVOURITE_LIMITS.favourites}`.execute(db);
await sql`insert into offer_relation (account_id, type, active_offer_id, created_at)
  select ${hiding.id}, 20, id, now() from offer_search where offer_type = 1 order by id limit 500`.execute(db);
await database.execute('analyze');

const idAt = (index: number): number => homes[index % 400]?.id ?? 0;
const timings = [
  await measure('a heart, saved', RUNS, (index) => ask(plain.secret, SAVE, { id: idAt(index) })),
  await measure('a heart, taken back', RUNS, (index) => ask(plain.secret, REMOVE, { id: idAt(index) })),
  await measure('a page of 500 favourites', RUNS, (index) => ask(keeping.secret, PAGE, { n: (index % 20) + 1 })),
  await measure('the ids of 500 favourites', RUNS, () => ask(keeping.secret, LIGHT)),
];
// Turn by turn, so that whatever else the machine does falls on both.
const searches = await Promise.all([plain, hiding].map(() => [] as number[]));
for (let turn = 0; turn < 5; turn += 1)
  for (const [which, { secret }] of [plain, hiding].entries())
    searches[which]?.push((await measure('search', RUNS / 4, () => ask(secret, SEARCH))).medianMs);
console.log(`\n${LISTINGS} listings, milliseconds:`);
for (const { name, medianMs, p95Ms } of timings)
  console.log(`${name.padEnd(28)} median ${medianMs.toFixed(1)}  p95 ${p95Ms.toFixed(1)}`);
const [without = 0, withHidden = 0] = searches.map((times) => Math.min(...times));
console.log(
  `a search of a member         median ${without.toFixed(2)}; with 500 hidden homes ${withHidden.toFixed(2)}`,
);
await server.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });

async function aMember(number: number): Promise<{ id: number; secret: string }> {
  const now = new Date();
  const id = await insertAccount(db, {
    ...{ email: `bench${number}@example.ch`, status: AccountStatus.Active, isEmailConfirmed: true, phone: null },
    ...{ rolesFlag: Role.Bronze, passwordHash: null, firstName: 'Bench', lastName: 'Member', uiLang: 0 },
    ...{ newsletter: false, hasAcceptedTerms: true, isSample: false, now },
  });
  if (id === null) throw new Error('There is such an account already.');
  const secret = randomSecret();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await insertSession(db, {
    ...{ tokenHash: hashOfSecret(secret), accountId: id, provider: 0, now, idleUntil: tomorrow, expiresAt: tomorrow },
    ...{ needsSecondFactor: false, address: '127.0.0.1', userAgent: '' },
  });
  return { id, secret };
}

async function ask(secret: string, query: string, variables: object = {}): Promise<void> {
  const answer = await server.inject({
    ...{ method: 'POST' as const, url: '/graphql', payload: { query, variables } },
    headers: { cookie: `__Host-session=${secret}; session=${secret}` },
  });
  if (answer.body.includes('"errors"')) throw new Error(answer.body.slice(0, 300));
}
