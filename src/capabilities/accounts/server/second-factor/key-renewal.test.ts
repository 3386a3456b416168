import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { anAccount } from '#tests/factories/account.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { renewKeys } from './key-renewal.service.ts';
import { findSecondFactor, replaceKey, updateNextKey } from './second-factor.queries.ts';

const [FIRST, SECOND, THIRD] = ['the first secret', 'the second secret', 'the third secret'];
/** A key as written by the version before secrets had names. */
const UNNAMED = {
  secret: 'a secret that is long enough for tests',
  key: 'EK6Ut0er-_xg-zLtCGAqHJ8qnR0dJyqylQSY2NHuncsNQv3nq_PnhXU3B3mvNc-DDQWko8VgWUsxoerW',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const aKeyOf = async (encrypted: string): Promise<number> => {
  const { id } = await anAccount(database);
  await updateNextKey(database.db, id, encrypted);
  return id;
};
const nextKeyOf = async (id: number): Promise<string> => (await findSecondFactor(database.db, id)).nextKey ?? '';

test('keys of one-time codes go over to the present secret, twice, and earlier ones can be forgotten', async () => {
  const ids = [await aKeyOf(UNNAMED.key), await aKeyOf(createSecrets([FIRST]).encrypt('totp', 'KEY'))];
  const rotations = [
    [SECOND, FIRST, UNNAMED.secret],
    [THIRD, SECOND],
  ] as [string, ...string[]][];
  for (const known of rotations) {
    expect(await renewKeys(database.db, createSecrets(known))).toEqual({ renewed: 2, unreadable: 0 });
    expect(await renewKeys(database.db, createSecrets(known))).toEqual({ renewed: 0, unreadable: 0 });
  }
  const [unnamed, named] = await Promise.all(ids.map(nextKeyOf));
  const present = createSecrets([THIRD]);
  expect(present.decrypt('totp', unnamed ?? '')).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  expect(present.decrypt('totp', named ?? '')).toBe('KEY');
});

test('a key under an unknown secret is counted and stays', async () => {
  const encrypted = createSecrets(['forgotten']).encrypt('totp', 'KEY');
  const id = await aKeyOf(encrypted);
  expect(await renewKeys(database.db, createSecrets([THIRD]))).toEqual({ renewed: 0, unreadable: 1 });
  expect(await nextKeyOf(id)).toBe(encrypted);
});

test('a key that was replaced meanwhile stays the new one', async () => {
  const id = await aKeyOf('the new one');
  await replaceKey(database.db, id, { column: 'totpNextSecret', from: 'the old one', to: 'the old one again' });
  expect(await nextKeyOf(id)).toBe('the new one');
});
