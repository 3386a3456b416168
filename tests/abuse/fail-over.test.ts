import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, openOwnDatabase } from '#tests/support/product/test-database.ts';
import { type MovableAddress, openMovableAddress } from '#tools/testing/movable-address.ts';
import { startPostgres, startReplicaOf, type TemporaryPostgres } from '#tools/testing/postgres.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';

const TITLES = 'query { offers(filter: { offerType: 1, order: 1 }) { totalRecords data { title } } }';

let primary: TemporaryPostgres;
let replica: TemporaryPostgres;
let address: MovableAddress;
let app: TestApp;

const portOf = ({ url }: TemporaryPostgres): number => Number(new URL(url).port);

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
    address = await openMovableAddress(portOf(primary));
    const url = new URL(primary.url);
    url.port = String(address.port);
    const database = await openOwnDatabase({ databaseUrl: url.href, dataDir: '' });
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

  test('missing changes are no longer found, and later ones are', async () => {
    const replicated = await anActiveOffer(app.database.db, { title: 'replicated' });
    const onReplica = await openOwnDatabase({ databaseUrl: replica.url, dataDir: '' });
    const arrived = async () =>
      (await onReplica.db.selectFrom('activeOffer').select('id').where('id', '=', replicated).execute()).length;
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
    address.moveTo(portOf(replica));
    await expect
      .poll(() => app.database.isAway() === false && titles().catch(() => null), { timeout: 20_000 })
      .toEqual(['replicated']);
    // Numbers of transactions that the lost ones had are given again, past all that this process has seen.
    for (let count = 0; count < 50; count += 1) await sql`select pg_current_xact_id()`.execute(app.database.db);
    await anActiveOffer(app.database.db, { title: 'of the new primary' });
    expect(await titles()).toEqual(['of the new primary', 'replicated']);
  });
});
