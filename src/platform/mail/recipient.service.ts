import { AppError } from '#kernel/app-error.ts';
import { isStopSecret, STOP_SECRET_START } from '#kernel/stop-link.ts';
import { DAY_S } from '#kernel/time.ts';
import type { Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';
import { markWaitingRefused } from './mail.queries.ts';
import type { MailKind } from './mail-kind.ts';
import { mailboxHash } from './mailbox.ts';
import {
  countMailTo,
  deleteConfirmed,
  deleteIdleMailboxes,
  findStanding,
  insertConfirmed,
  markResumed,
  markStopped,
  type RecipientLimit,
} from './recipient.queries.ts';

/** Limit of mails to an address that never confirmed, of all kinds together. @source docs/reference/limits.md, "Mails" */
const LIMIT: RecipientLimit = { count: 5, windowS: 1_800, longestWaitS: DAY_S };
const PURPOSE = 'mail-stop';

/** State of a mail's address, as far as it matters to mails of that kind. */
export interface MailStanding {
  mailboxHash: string;
  /** Whether the address never confirmed: the mail is counted and carries a stop link. */
  isRuled: boolean;
  /** Refusal of the mail, or null. */
  refusal: string | null;
}

const STOPPED = 'Mail to the address is stopped.';
const FREE = { isRuled: false, refusal: null } as const;

/** Whether a mail falls under the rules of addresses that never confirmed. @source docs/decisions/068-one-counter-of-mails.md */
export async function recipientStanding(db: Db, { kind, to }: { kind: MailKind; to: string }): Promise<MailStanding> {
  const { cause, unconfirmed } = kind;
  const hash = mailboxHash(to);
  if (unconfirmed === 'free') return { mailboxHash: hash, ...FREE };
  const { isConfirmed, isStopped } = await findStanding(db, { address: to, mailboxHash: hash });
  // After a stop, mail that a confirmed address requested goes on; mail that other visitors cause does not.
  if (isConfirmed) return { mailboxHash: hash, ...FREE, refusal: isStopped && cause === 'stranger' ? STOPPED : null };
  return {
    mailboxHash: hash,
    isRuled: true,
    refusal: unconfirmed === 'never' ? 'The address is not confirmed.' : null,
  };
}

/** Time of a mail: at once, later, or never. */
export type Admission = { until: Date | null } | { refusal: string };

/**
 * Counts a mail whose row is written, in the transaction that causes it.
 *
 * @throws AppError `error.rateLimit` and `error.mail.stopped` for mails with a requested link
 */
export async function admitMail(tx: Db, kind: MailKind, standing: MailStanding): Promise<Admission> {
  if (standing.refusal !== null) return { refusal: standing.refusal };
  if (!standing.isRuled) return { until: null };
  const { isStopped, waitS, startAt } = await countMailTo(tx, standing.mailboxHash, LIMIT);
  const isAnswered = kind.unconfirmed === 'answered';
  if (isStopped && isAnswered) throw mailStopped();
  if (isStopped) return { refusal: STOPPED };
  if (waitS > 0 && isAnswered)
    throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: Math.ceil(waitS) } });
  if (startAt === null) return { refusal: 'Too many mails to an address that never confirmed.' };
  return { until: waitS > 0 ? startAt : null };
}

/** Refusal of a requested mail to an address that is stopped; it reveals nothing about accounts. */
const mailStopped = (): AppError => new AppError('error.mail.stopped', { code: 409 });

/** Refuses a requested mail to an address that is stopped. @throws AppError `error.mail.stopped` */
export async function refuseStopped(db: Db, address: string): Promise<void> {
  const { isStopped } = await findStanding(db, { address, mailboxHash: mailboxHash(address) });
  if (isStopped) throw mailStopped();
}

/** Address of a page that stops all mail to an address. The address is encrypted in it: no row is stored. */
export const stopHref = ({ origin, secrets }: Services, address: string): string =>
  `${origin}/unsubscribe/${STOP_SECRET_START}${secrets.encrypt(PURPOSE, address)}`;

/** The address of a stop link, or null for an invalid one. */
function addressOfStop({ secrets }: Services, secret: string): string | null {
  if (!isStopSecret(secret)) return null;
  try {
    return secrets.decrypt(PURPOSE, secret.slice(STOP_SECRET_START.length));
  } catch {
    return null;
  }
}

/** Stops all mail to the address of a stop link, for good; repeatable. Returns false for an invalid secret. */
export async function stopMail(services: Services, db: Db, secret: string): Promise<boolean> {
  const address = addressOfStop(services, secret);
  if (address === null) return false;
  const hash = mailboxHash(address);
  await db.transaction().execute(async (tx) => {
    await markStopped(tx, hash);
    await markWaitingRefused(tx, hash, STOPPED);
  });
  return true;
}

/**
 * Resumes mail to the address of a stop link. The link was mailed there alone, so its holder reads mail there: the address counts as
 * confirmed.
 *
 * Repeatable. Returns false for an invalid secret.
 */
export async function resumeMail(services: Services, db: Db, secret: string): Promise<boolean> {
  const address = addressOfStop(services, secret);
  if (address === null) return false;
  await allowMail(db, address);
  return true;
}

/** Resumes mail to an address, which counts as confirmed. */
export const allowMail = (db: Db, address: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await markResumed(tx, mailboxHash(address));
    await insertConfirmed(tx, address);
  });

/** Deletes the confirmations of erased accounts' addresses. */
export const forgetConfirmed = (tx: Db, addresses: readonly string[]): Promise<void> => deleteConfirmed(tx, addresses);

/** Records that an address answered by a link that was mailed there. */
export const markConfirmed = (tx: Db, address: string): Promise<void> => insertConfirmed(tx, address);

/** Deletes mailboxes whose mails no longer count. */
export const trimMailboxes = (db: Db): Promise<void> => deleteIdleMailboxes(db, LIMIT.windowS);
