import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { listMailOutcomes, type MailOutcome } from '#platform/mail/mail.queries.ts';
import { AlertFrequency } from '../../alert.ts';
import { addLatency, listLatencies } from '../latency/latency.queries.ts';
import { bucketSeconds, latencyOf, type MailLatency } from '../latency/latency.ts';
import { deleteBounces } from './bounce.queries.ts';
import { type ComposedDigest, deleteDigests, listComposed } from './digest.queries.ts';

/** Days over which the latency is shown. @source docs/reference/limits.md, "Alerts" */
export const SHOWN_DAYS = 30;
const AT_ONCE = 500;

/** The latency measured over the last `SHOWN_DAYS` days. */
export async function readMailLatency({ db, now }: Context): Promise<MailLatency> {
  return latencyOf(await listLatencies(db, daysBefore(swissDay(now()), SHOWN_DAYS - 1)));
}

/**
 * Measures the latency of each alert mail that left since the last call: the time from the first of its homes going online to the mail
 * leaving. Only mails of immediate alerts count.
 *
 * The sums by day are stored. Digests whose mails have left or bounced are deleted, and so are the bounces of addresses that accepted a
 * mail.
 */
export async function measureLatency({ db }: Context): Promise<void> {
  let after = 0;
  for (;;) {
    const digests = await listComposed(db, { after, most: AT_ONCE });
    const last = digests.at(-1);
    if (!last) return;
    await db.transaction().execute((tx) => measure(tx, digests));
    after = last.id;
  }
}

async function measure(tx: Db, digests: readonly ComposedDigest[]): Promise<void> {
  const fates = new Map(
    (
      await listMailOutcomes(
        tx,
        digests.map(({ mailKey }) => mailKey),
      )
    ).map((fate) => [fate.key, fate]),
  );
  const ended = digests.filter(({ mailKey }) => isOver(fates.get(mailKey)));
  const sums = new Map<string, { day: string; seconds: number; mails: number }>();
  for (const { mailKey, frequency, onlineAt } of ended) {
    const sentAt = fates.get(mailKey)?.sentAt;
    if (!sentAt || frequency !== AlertFrequency.Immediately) continue;
    const day = swissDay(sentAt);
    const seconds = bucketSeconds(sentAt.getTime() - onlineAt.getTime());
    const sum = sums.get(`${day} ${seconds}`) ?? { day, seconds, mails: 0 };
    sums.set(`${day} ${seconds}`, { ...sum, mails: sum.mails + 1 });
  }
  for (const sum of sums.values()) await addLatency(tx, sum);
  const taken = ended.flatMap(({ mailKey }) => {
    const fate = fates.get(mailKey);
    return fate?.sentAt ? [mailAddressKey(fate.recipient)] : [];
  });
  await deleteBounces(tx, taken);
  await deleteDigests(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Whether a mail has left, bounced or been deleted. */
const isOver = (fate: MailOutcome | undefined): boolean => !fate || fate.sentAt !== null || fate.isRefused;
