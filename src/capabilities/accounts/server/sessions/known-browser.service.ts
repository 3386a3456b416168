import { randomUUID } from 'node:crypto';
import { AccountStatus } from '#kernel/actor.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { AccountRecord } from '../../account.record.ts';
import { emailKey, listAccounts } from '../account/account.queries.ts';

const PURPOSE = 'known browser';
/** Most accounts that one browser is known to; the latest are retained. */
const MOST_ACCOUNTS = 5;

/** Content of the cookie: the browser's id, and id and generation of each account that was signed in to. */
const Mark = z.object({ browserId: z.string(), accounts: z.array(z.tuple([z.number(), z.number()])) });

/** The columns by which an account knows a browser. */
type KnownAccount = Pick<AccountRecord, 'id' | 'browserGeneration'>;

/**
 * Id of this browser if the account of an address was signed in to here, else null. It separates counters and proves nothing.
 *
 * Only accounts in the browser's cookie are looked up, so that the answer reveals nothing about others.
 */
export async function knownBrowserFor(ctx: Context, email: string): Promise<string | null> {
  const mark = readMark(ctx);
  if (!mark || mark.accounts.length === 0) return null;
  const accounts = await listAccounts(
    ctx.db,
    mark.accounts.map(([id]) => id),
  );
  const account = accounts.find((one) => emailKey(one.email) === emailKey(email));
  return account && account.status !== AccountStatus.Removed ? nameOf(mark, account) : null;
}

/** Id of this browser if an account was signed in to here, else null. */
export function knownBrowserOf(ctx: Context, account: KnownAccount): string | null {
  const mark = readMark(ctx);
  return mark && nameOf(mark, account);
}

/** Whether an account is or was signed in to in this browser. */
export const isOwnBrowser = (ctx: Context, account: KnownAccount): boolean =>
  (ctx.actor.kind === 'user' && ctx.actor.userId === account.id) || knownBrowserOf(ctx, account) !== null;

/** Makes this browser known to an account, after a sign-in or the use of a link that was mailed to its owner. */
export function makeKnown(ctx: Context, { id, browserGeneration }: KnownAccount): void {
  const { browserId, accounts } = readMark(ctx) ?? { browserId: randomUUID(), accounts: [] };
  const others = accounts.filter(([other]) => other !== id);
  const mark: z.infer<typeof Mark> = {
    browserId,
    accounts: [[id, browserGeneration] as [number, number], ...others].slice(0, MOST_ACCOUNTS),
  };
  ctx.cookies.setKnownBrowser(ctx.services.secrets.sign(PURPOSE, JSON.stringify(mark)));
}

function nameOf({ browserId, accounts }: z.infer<typeof Mark>, account: KnownAccount): string | null {
  const isKnown = accounts.some(([id, generation]) => id === account.id && generation === account.browserGeneration);
  return isKnown ? `${account.id}:${browserId}` : null;
}

function readMark({ cookies, services }: Context): z.infer<typeof Mark> | null {
  const payload = cookies.knownBrowser === null ? null : services.secrets.unsign(PURPOSE, cookies.knownBrowser);
  // A signed value is always JSON.
  return payload === null ? null : (Mark.safeParse(JSON.parse(payload)).data ?? null);
}
