import { AppError } from '#kernel/app-error.ts';
import { isStopSecret, STOP_SECRET_START } from '#kernel/stop-link.ts';
import type { Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';
import { markWaitingRefused } from './mail.queries.ts';
import { type MailKind, mailRule } from './mail-rules.ts';
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

const DAY_S = 86_400;
/** Mails to an address that never confirmed, of all kinds together. @source docs/reference/limits.md, "Mails" */
const LIMIT: RecipientLimit = { count: 5, windowS: 1_800, longestWaitS: DAY_S };
const PURPOSE = 'mail-stop';

/** How the address of a mail stands, as far as it matters to mails of that kind. */
export interface MailStanding {
  mailboxHash: string;
  /** The address never confirmed: the mail is counted and carries a stop link. */
  isRuled: boolean;
  /** Why nothing is written there, or null. */
  refusal: string | null;
}

const STOPPED = 'The address wants no mail.';
const FREE = { isRuled: false, refusal: null } as const;

/** Whether a mail falls under the rules of addresses that never confirmed. @source docs/decisions/068-one-counter-of-mails.md */
export async function standingOf(db: Db, { kind, to }: { kind: MailKind; to: string }): Promise<MailStanding> {
  const { cause, unconfirmed } = mailRule(kind);
  const hash = mailboxHash(to);
  if (unconfirmed === 'free') return { mailboxHash: hash, ...FREE };
  const { isConfirmed, isStopped } = await findStanding(db, { address: to, mailboxHash: hash });
  // What an address confirmed for goes on after a stop; what strangers cause does not.
  if (isConfirmed) return { mailboxHash: hash, ...FREE, refusal: isStopped && cause === 'stranger' ? STOPPED : null };
  return {
    mailboxHash: hash,
    isRuled: true,
    refusal: unconfirmed === 'never' ? 'The address is not confirmed.' : null,
  };
}

/** When a mail goes out: at once, later, or never. */
export type Admission = { until: Date | null } | { refusal: string };

/**
 * Counts a mail whose row is written, in the transaction that is its cause.
 *
 * @throws AppError `error.rateLimit` and `error.mail.stopped` for mails whose link somebody asked for
 */
export async function admitMail(tx: Db, kind: MailKind, standing: MailStanding): Promise<Admission> {
  if (standing.refusal !== null) return { refusal: standing.refusal };
  if (!standing.isRuled) return { until: null };
  const { isStopped, waitS, startAt } = await countMailTo(tx, standing.mailboxHash, LIMIT);
  const isAnswered = mailRule(kind).unconfirmed === 'answered';
  if (isStopped && isAnswered) throw mailStopped();
  if (isStopped) return { refusal: STOPPED };
  if (waitS > 0 && isAnswered)
    throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: Math.ceil(waitS) } });
  if (startAt === null) return { refusal: 'Too many mails to an address that never confirmed.' };
  return { until: waitS > 0 ? startAt : null };
}

/** The answer to who asks for a mail to an address that wants none; it says nothing of accounts. */
const mailStopped = (): AppError => new AppError('error.mail.stopped', { code: 409 });

/** Turns away who wants something mailed to an address that wants no mail. @throws AppError `error.mail.stopped` */
export async function refuseStopped(db: Db, address: string): Promise<void> {
  const { isStopped } = await findStanding(db, { address, mailboxHash: mailboxHash(address) });
  if (isStopped) throw mailStopped();
}

/** The address of a page that stops all mail to an address. What it stops stands in it, encrypted: no row is kept for it. */
export const stopHref = ({ origin, secrets }: Services, address: string): string =>
  `${origin}/unsubscribe/${STOP_SECRET_START}${secrets.encrypt(PURPOSE, address)}`;

/** The address that a stop link belongs to, or null where it is none. */
function addressOfStop({ secrets }: Services, secret: string): string | null {
  if (!isStopSecret(secret)) return null;
  try {
    return secrets.decrypt(PURPOSE, secret.slice(STOP_SECRET_START.length));
  } catch {
    return null;
  }
}

/** Stops all mail to the address of a stop link, for good. Repeatable. Returns false for a secret that is none. */
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
 * The way back: mail goes to the address of a stop link again. The link was mailed there alone, so whoever holds it reads
 * mail there: the address counts as confirmed. Repeatable. Returns false for a secret that is none.
 */
export async function resumeMail(services: Services, db: Db, secret: string): Promise<boolean> {
  const address = addressOfStop(services, secret);
  if (address === null) return false;
  await allowMail(db, address);
  return true;
}

/** Mail goes to an address again, which counts as confirmed. */
export const allowMail = (db: Db, address: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await markResumed(tx, mailboxHash(address));
    await insertConfirmed(tx, address);
  });

/** Forgets that the addresses of erased accounts confirmed. */
export const forgetConfirmed = (tx: Db, addresses: readonly string[]): Promise<void> => deleteConfirmed(tx, addresses);

/** Notes that an address answered by a link that went there. */
export const markConfirmed = (tx: Db, address: string): Promise<void> => insertConfirmed(tx, address);

/** Forgets mailboxes whose mails count no longer. */
export const trimMailboxes = (db: Db): Promise<void> => deleteIdleMailboxes(db, LIMIT.windowS);
