import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { HumanPurpose } from '#generated/human-purposes.ts';
import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { visitorIdFor } from '#platform/context/visitor.ts';
import { isHumanPurpose } from './human-purpose.ts';
import { spendProof } from './used-proof.queries.ts';

/** Validity of a token, seconds. */
export const HUMAN_TOKEN_S = 600;

const SIGNED_FOR = 'human token';
const ID_BYTES = 16;

const Claims = z.object({
  id: z.string(),
  purpose: z.custom<HumanPurpose>(isHumanPurpose),
  visitorId: z.string(),
  expS: z.number(),
});

/** A token for the requesting browser, valid once and for one purpose. */
export function issueHumanToken(ctx: Context, purpose: HumanPurpose): string {
  const claims: z.infer<typeof Claims> = {
    id: randomBytes(ID_BYTES).toString('base64url'),
    purpose,
    visitorId: visitorIdFor(ctx),
    expS: Math.floor(ctx.now().getTime() / 1000) + HUMAN_TOKEN_S,
  };
  return ctx.services.secrets.sign(SIGNED_FOR, JSON.stringify(claims));
}

/**
 * Accepts a token that was issued to this browser for this purpose, and marks it as used.
 *
 * @throws AppError `error.recaptcha`
 * @source docs/reference/permissions.md, "People and programs"; docs/reference/abuse-cases.md, "69"
 */
export async function requireHuman(ctx: Context, purpose: HumanPurpose): Promise<void> {
  const claims = readClaims(ctx);
  const now = ctx.now();
  const isGood =
    claims !== null &&
    claims.purpose === purpose &&
    claims.visitorId === ctx.actor.visitorId &&
    claims.expS * 1000 > now.getTime();
  if (!isGood || !(await spendProof(ctx.db, { id: claims.id, expiresAt: new Date(claims.expS * 1000) }, now)))
    throw new AppError('error.recaptcha', { code: 403 });
}

/** The token of a request. */
export function humanTokenHeader({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = headers['x-recaptcha-token'];
  return typeof token === 'string' && token !== '' ? token : null;
}

function readClaims({ humanToken, services }: Context): z.infer<typeof Claims> | null {
  const payload = humanToken === null ? null : services.secrets.unsign(SIGNED_FOR, humanToken);
  // Payloads that we signed are JSON.
  return payload === null ? null : (Claims.safeParse(JSON.parse(payload)).data ?? null);
}
