// engines: both
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { COMMANDS } from '../src/product/modules.ts';

const COMMAND = new URL('./check-pairs.ts', import.meta.url).pathname;

let place: SharedDatabase;
beforeAll(async () => {
  place = await sharedDatabase();
});
afterAll(() => place.close());

/** Asynchronous: where the product of this test has the database, it has to answer meanwhile. */
const run = (): Promise<{ status: number; stdout: string; stderr: string }> => {
  const env = { ...process.env, ...place.environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND], { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
};
const open = () => {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = null } = place.environment;
  return openDatabase({ databaseUrl, dataDir, commands: async () => COMMANDS, unlimitedStatements: true });
};

describe('the check of the pairs', () => {
  test('ends with 0 where all fit, and with 1 and a line for each that does not, also while the product runs', async () => {
    const product = await open();
    let id = 0;
    try {
      const { db } = product;
      const offer = await anOwnOffer(db, (await anAccount(product)).id, { status: 30 });
      id = offer.id;
      expect(await run()).toMatchObject({ status: 0, stderr: '' });
      await db.updateTable('activeOffer').set({ status: 43 }).where('id', '=', offer.activeOfferId).execute();
      expect(await run()).toMatchObject({ status: 1, stdout: expect.stringContaining(`offer ${id}: 30 beside 43\n`) });
    } finally {
      await product.close();
    }
    expect(await run()).toMatchObject({ status: 1, stdout: expect.stringContaining(`offer ${id}: 30 beside 43\n`) });
  });
});
