import type { Context } from '#platform/graphql/context.ts';
import { WINDOWS } from '#platform/http/limit-rules.ts';
import { emailKey } from './account.queries.ts';
import { hashOfSecret } from './one-time-secret.ts';

/** Counts a mail that somebody asks for, by who asks and by whom it goes to. @throws AppError `error.rateLimit` */
export async function countAskedMail({ limits, network }: Context, email: string): Promise<void> {
  await limits.count(`mail:${network}`, WINDOWS.mailsOfNetwork);
  await limits.count(`mail:${hashOfSecret(emailKey(email)).toString('base64url')}`, WINDOWS.mailsToAddress);
}
