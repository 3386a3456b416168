import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, openOwnDatabase } from '#tests/support/product/test-database.ts';
import { startPostgres, startReplicaOf, type TemporaryPostgres } from '#tools/testing/postgres.ts';
import { prepareDatabase } from '../../src/prepare.ts';

const TITLES = 'query { offers(filter: { offerType: 1, order: 1 }) { totalRecords data { title } } }';

let primary: TemporaryPostgres;
let replica: TemporaryPostgres;
let address: Server;
let app: TestApp;
let served: TemporaryPostgres;

/** One address that leads to whichever server is in charge, as a cluster has it. */
async function openAddress(): Promise<string> {
  address = createServer((incoming: Socket) => {
    const outgoing = connect(Number(new URL(served.url).port), '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(address.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(served.url);
  url.port = String((address.address() as { port: number }).port);
  return url.href;
}

/** Titles of all listings to rent, by the API and as a page would show them. */
async function titles(): Promise<string[]> {
  const { data } = await app.run(TITLES);
  const { offers } = data as { offers: { totalRecords: number; data: { title: string }[] } };
  expect(offers.totalRecords).toBe(offers.data.length);
  return offers.data.map(({ title }) => title).sort();
}

describe.runIf(isServerTested())('a replica that lagged takes over', () => {
  beforeAll(async () => {
    primary = await startPostgres();
    served = primary;
    const database = await openOwnDatabase({ databaseUrl: await openAddress(), dataDir: '' });
    await prepareDatabase(database);
    app = await testApp({ database });
    replica = await startReplicaOf(primary);
  });
  afterAll(async () => {
    await app.close();
    address.close();
    primary.stop();
    replica.stop();
  });

  test('what it lacks is no longer found, and what it hears from then on is', async () => {
    const replicated = await anActiveOffer(app.database.db, { title: 'replicated' });
    const onReplica = await openOwnDatabase({ databaseUrl: replica.url, dataDir: '' });
    const arrived = async () =>
      (await onReplica.db.selectFrom('active_offer').select('id').where('id', '=', replicated).execute()).length;
    await expect.poll(arrived, { timeout: 20_000 }).toBe(1);
    await onReplica.execute(`alter system set primary_conninfo = ''`);
    await onReplica.execute('select pg_reload_conf()');
    const isCutOff = async () => (await onReplica.execute('select 1 from pg_stat_wal_receiver')).length;
    await expect.poll(isCutOff, { timeout: 20_000 }).toBe(0);
    await onReplica.close();

    await anActiveOffer(app.database.db, { title: 'lost with the primary' });
    expect(await titles()).toEqual(['lost with the primary', 'replicated']);

    await primary.halt('immediate');
    await replica.promote();
    served = replica;
    await expect
      .poll(() => app.database.isAway() === false && titles().catch(() => null), { timeout: 20_000 })
      .toEqual(['replicated']);
    // Numbers of transactions that the lost ones had are given again, past all that this process has seen.
    for (let count = 0; count < 50; count += 1) await sql`select pg_current_xact_id()`.execute(app.database.db);
    await anActiveOffer(app.database.db, { title: 'of the new primary' });
    expect(await titles()).toEqual(['of the new primary', 'replicated']);
  });
});
