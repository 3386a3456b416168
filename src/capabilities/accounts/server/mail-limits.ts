import type { Context } from '#platform/graphql/context.ts';
import type { BucketRule } from '#platform/http/rate-limit.ts';
import { emailKey } from './account.queries.ts';
import { hashOfSecret } from './one-time-secret.ts';

const HALF_HOUR_S = 1_800;
/** @source rules §6.1 "reset or confirmation mail" */
const PER_EMAIL: BucketRule = { size: 5, refillPerS: 5 / HALF_HOUR_S };
const PER_ADDRESS: BucketRule = { size: 25, refillPerS: 25 / HALF_HOUR_S };

/** Counts a mail that somebody asks for, by who asks and by whom it goes to. @throws AppError `error.rateLimit` */
export async function countAskedMail({ limits, network }: Context, email: string): Promise<void> {
  await limits.take(`mail:${network}`, PER_ADDRESS, 1);
  await limits.take(`mail:${hashOfSecret(emailKey(email)).toString('base64url')}`, PER_EMAIL, 1);
}
