import type { TokenPurpose } from '#capabilities/accounts/server/mailed-links/token.queries.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { MISSING, TARGET_PARTS } from './all-cases.ts';
import type { OperationCall, Scene, Target } from './operation-cases.ts';

const noSecret = async (): Promise<string> => 'no-such-secret';
const emailOf = (asker: TestAccount | null): string => asker?.email ?? 'nobody@example.ch';

/** The target of an operation about something that does not exist. */
export const missingFor = (asker: TestAccount | null): Target => ({
  ...(MISSING as Target),
  ...{ accountId: 999_999, email: 'missing@example.ch', password: TEST_PASSWORD, offerId: 999_999 },
  askerEmail: emailOf(asker),
  secret: noSecret,
});

/** The target of a call: only what the call reads is made, since the table has thousands of cells. */
export async function targetFor(call: OperationCall, scene: Scene): Promise<Target> {
  const { app, subject, isOwn, publicOfferId: offerId, asker } = scene;
  const { db } = app.database;
  if (isOwn) await anIdentity(app.database, { accountId: subject.id });
  const read = readBy(call);
  const made = [];
  for (const { gives, make } of TARGET_PARTS) if (gives.some((name) => read.has(name))) made.push(await make(scene));
  return Object.assign(
    missingFor(asker),
    { accountId: subject.id, email: subject.email, offerId, password: isOwn ? TEST_PASSWORD : 'a good guess' },
    {
      secret: (purpose: string, facts = {}) =>
        makeToken(db, { purpose: purpose as TokenPurpose, accountId: subject.id, facts }, TEST_NOW),
    },
    ...made,
  );
}

/** Facts of its target that a call reads. */
function readBy(call: OperationCall): ReadonlySet<PropertyKey> {
  const read = new Set<PropertyKey>();
  const get = (_target: object, name: PropertyKey): unknown => {
    read.add(name);
    return name === 'secret' ? noSecret : '';
  };
  void call(new Proxy({}, { get }) as Target);
  return read;
}
