import type { Context } from '#platform/graphql/context.ts';
import type { WindowRule } from '#platform/http/rate-limit.ts';
import { emailKey } from './account.queries.ts';
import { hashOfSecret } from './one-time-secret.ts';

const HALF_HOUR_S = 1_800;
/** @source rules §6.1 "reset or confirmation mail" */
const PER_EMAIL: WindowRule = { count: 5, windowS: HALF_HOUR_S };
const PER_NETWORK: WindowRule = { count: 25, windowS: HALF_HOUR_S };

/** Counts a mail that somebody asks for, by who asks and by whom it goes to. @throws AppError `error.rateLimit` */
export async function countAskedMail({ limits, network }: Context, email: string): Promise<void> {
  await limits.count(`mail:${network}`, PER_NETWORK);
  await limits.count(`mail:${hashOfSecret(emailKey(email)).toString('base64url')}`, PER_EMAIL);
}
