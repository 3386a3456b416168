import { randomUUID } from 'node:crypto';
import type { HumanPurpose } from '#generated/human-purposes.ts';
import { issueHumanToken } from '#platform/bot-check/human-token.ts';
import { backgroundContext } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';

/** A new visitor. */
export interface Stranger {
  id: string;
  /** The signed cookie of a visitor, as it is sent. */
  cookie: string;
  /** The header that proves a puzzle solved, once. */
  proof(purpose: HumanPurpose): Record<'x-recaptcha-token', string>;
}

/** Makes a visitor with a proof, without solving a puzzle. @param services with the secret of the product that is visited */
export function aStranger(services: Services): Stranger {
  const visitorId = randomUUID();
  // No proof is spent here: the database is not asked.
  const ctx = backgroundContext({ db: null as unknown as Db, services, requestId: 'bench', now: () => new Date() });
  return {
    id: visitorId,
    cookie: `__Host-visitor=${services.secrets.sign('visitor', visitorId)}`,
    proof: (purpose) => ({
      'x-recaptcha-token': issueHumanToken({ ...ctx, actor: { kind: 'visitor', visitorId } }, purpose),
    }),
  };
}
