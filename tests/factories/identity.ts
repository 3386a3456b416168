import { insertIdentity } from '#capabilities/accounts/server/account/identity.queries.ts';
import type { Db } from '#platform/db/db.ts';

type NewIdentity = Parameters<typeof insertIdentity>[1];

/** Adds a Google identity to an account; its address is verified by default. */
export async function anIdentity(
  { db }: { db: Db },
  facts: Pick<NewIdentity, 'accountId'> & Partial<NewIdentity>,
): Promise<NewIdentity> {
  const subject = `subject-${facts.accountId}`;
  const identity: NewIdentity = {
    provider: 1,
    subject,
    email: `${subject}@google.example`,
    isEmailVerified: true,
    now: new Date('2026-11-01T08:00:00Z'),
    ...facts,
  };
  await insertIdentity(db, identity);
  return identity;
}
