import { createHmac, randomBytes } from 'node:crypto';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { readForEditing } from '#capabilities/publishing/server/editing/own-offer.service.ts';
import { z } from '#kernel/schema.ts';
import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { isKnownBot } from '#platform/http/guards/known-bot.ts';
import { INTEREST_DAYS, INTEREST_KINDS, InterestKind, type InterestRecord } from '../interest.ts';
import { INTEREST_WINDOWS } from './interest.limits.ts';
import {
  deleteSecretsBefore,
  deleteVisitorsBefore,
  findCountedHome,
  insertVisitor,
  listDaySums,
  listTotals,
  saveSecret,
} from './interest.queries.ts';

const SECRET_BYTES = 32;
/** Length of a visitor hash: two people of a day never share one in practice. */
const VISITOR_BYTES = 16;

/**
 * Counts a visitor of a public home: once a day, neither its owner nor a known bot. No stored value identifies them the next day, or
 * with another home.
 *
 * @returns whether they were new
 * @source docs/decisions/042-counting-people.md
 */
export async function countInterest(ctx: Context, activeOfferId: number, kind: InterestKind): Promise<boolean> {
  if (isKnownBot(ctx.userAgent)) return false;
  const day = swissDay(ctx.now());
  const home = await findCountedHome(ctx.db, activeOfferId, day);
  if (!home || (ctx.actor.kind === 'user' && ctx.actor.userId === home.ownerId)) return false;
  const secret = home.secret ?? (await saveSecret(ctx.db, day, randomBytes(SECRET_BYTES)));
  const { offerId } = home;
  const hash = createHmac('sha256', secret).update(`${offerId}\n${personOf(ctx)}`);
  return insertVisitor(ctx.db, { day, offerId, kind, visitor: hash.digest().subarray(0, VISITOR_BYTES) });
}

/** Identity of a caller: the member, else network and browser, as a caller could drop cookies to be counted again. */
const personOf = ({ actor, network, userAgent }: Context): string =>
  actor.kind === 'user' ? `member ${actor.userId}` : `visitor ${network} ${userAgent}`;

/**
 * Counts a view of a public listing.
 *
 * @returns whether the visitor was new
 * @throws AppError `error.rateLimit`
 */
export async function countSeen(ctx: Context, activeOfferId: number): Promise<boolean> {
  await ctx.limits.count(`seen:${ctx.network}`, INTEREST_WINDOWS.seenOffersOfNetwork);
  return countInterest(ctx, activeOfferId, InterestKind.Seen);
}

const daysInput = z.object({ days: z.literal([...INTEREST_DAYS], { message: 'error.validation.value' }) });

/**
 * Interest in an own offer, day by day.
 *
 * @throws AppError `error.validation`; as `readForEditing`
 */
export async function readInterest(ctx: Context, offerId: number, asked: number): Promise<InterestRecord[]> {
  const { days } = validated(daysInput, { days: asked });
  await readForEditing(ctx, offerId);
  const today = swissDay(ctx.now());
  const sums = await listDaySums(ctx.db, offerId, daysBefore(today, days - 1));
  return INTEREST_KINDS.map((kind) => {
    const byDay = new Map(sums.filter((sum) => sum.kind === kind).map(({ day, people }) => [day, people]));
    const all = Array.from({ length: days }, (_, index) => daysBefore(today, days - 1 - index));
    const counted = all.map((day) => ({ day, people: byDay.get(day) ?? 0 }));
    return { kind, total: counted.reduce((sum, { people }) => sum + people, 0), days: counted };
  });
}

/** Number of people with one kind of interest in a home. */
export type InterestTotal = Pick<InterestRecord, 'kind' | 'total'>;

/** Interest in an own offer in the last 30 days; the caller must be allowed to read it. */
export const readRecent = (ctx: Context, { id }: Pick<OwnOfferRecord, 'id'>): Promise<readonly InterestTotal[]> =>
  ctx.loader(recentLoader).load(id);

const recentLoader: BatchFetch<number, readonly InterestTotal[]> = async ({ db, now }, ids) => {
  const totals = await listTotals(db, ids, daysBefore(swissDay(now()), INTEREST_DAYS[0] - 1));
  return ids.map((id) => totals.filter(({ offerId }) => offerId === id));
};

/** Deletes the visitors of past days: only their number remains. Idempotent, and may be interrupted. */
export async function forgetVisitors({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = swissDay(now());
  await deleteSecretsBefore(db, today);
  await deleteVisitorsBefore(db, today);
}

/** Counts a display of a public home's telephone number. */
export async function countPhoneView(ctx: Context, activeOfferId: number): Promise<void> {
  await countInterest(ctx, activeOfferId, InterestKind.PhoneAsked);
}
