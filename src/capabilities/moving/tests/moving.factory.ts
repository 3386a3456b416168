import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { MovingRequest } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** A visitor's request for help with a move. Returns its id. */
export async function aMovingRequest(db: Db, facts: Partial<Insertable<MovingRequest>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('movingRequest')
    .values({
      ...{ fromPlace: '8004 Zürich', toPlace: '1003 Lausanne', movingOn: '2026-12-31', name: 'Rita Zügli' },
      ...{ email: 'rita@example.ch', locale: 'de', digest: randomUUID(), requestedAt: TEST_NOW, ...facts },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
