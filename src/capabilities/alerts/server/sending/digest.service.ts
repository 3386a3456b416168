import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById, mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import { readOfferImages, readOffers } from '#capabilities/offers/server/offer.service.ts';
import { pushTo } from '#capabilities/push/server/push.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { isMailAddress } from '#kernel/text/mail-address.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { AlertFrequency } from '../../alert.ts';
import { homesAlerted } from '../saved/alert.events.ts';
import { isStopped } from './bounce.queries.ts';
import {
  closeMatches,
  type DigestRecord,
  deleteDigests,
  listWaitingMatches,
  lockDigest,
  markComposed,
  type WaitingMatch,
} from './digest.queries.ts';
import { type DigestReader, homesMail, type SentHome } from './homes.mail.ts';
import { homesPush } from './homes-push.ts';
import { ClosedAs, MOST_HOMES } from './sending.ts';

/**
 * Turns a digest into a mail. The same transaction checks whether each home is still to be sent, and records the homes that were sent.
 *
 * No mail is made from a digest without homes, or for a reader who gets only pushes.
 */
export async function writeDigest(ctx: Context, tx: Db, digest: DigestRecord): Promise<void> {
  if (!(await lockDigest(tx, digest.id))) return;
  const matches = await listWaitingMatches(tx, digest);
  const reader = await findReader(tx, digest, matches);
  if (typeof reader === 'number') return end(ctx, tx, digest, { matches, closedAs: reader });
  const within = withinTransaction(ctx, tx);
  const homes = await homesToSend(within, matches);
  const sent = new Set(homes.map(({ match }) => match.id));
  const repeated = matches.filter((match) => match.closedAs === null && !sent.has(match.id) && !closingReason(match));
  await closeFallen(tx, matches, ctx.now());
  await closeMatches(tx, { ids: repeated.map(({ id }) => id), closedAs: ClosedAs.SentBefore, now: ctx.now() });
  if (homes.length === 0) return deleteDigests(tx, [digest.id]);
  await post(within, digest, { reader, homes });
}

/** Closes all matches of a digest for one reason, and deletes the digest. */
async function end(
  { now }: Context,
  tx: Db,
  { id }: DigestRecord,
  { matches, closedAs }: { matches: readonly WaitingMatch[]; closedAs: ClosedAs },
): Promise<void> {
  await closeMatches(tx, { ids: matches.map((match) => match.id), closedAs, now: now() });
  await deleteDigests(tx, [id]);
}

/** A reader and the ways to reach them. Devices of a member get a push even where mails to the address are stopped. */
interface Reached extends DigestReader {
  isMailed: boolean;
  isPushed: boolean;
}

/** The reader of a digest, or the reason why it has none. */
async function findReader(
  tx: Db,
  { accountId, email, frequency }: DigestRecord,
  matches: readonly WaitingMatch[],
): Promise<Reached | ClosedAs> {
  const reader = accountId === null ? visitorOf(email, matches) : await memberOf(tx, accountId);
  if (typeof reader === 'number') return reader;
  const isMailed = isMailAddress(reader.to) && !(await isStopped(tx, mailAddressKey(reader.to)));
  const isPushed = accountId !== null && frequency === AlertFrequency.Immediately;
  return isMailed || isPushed ? { ...reader, isMailed, isPushed } : ClosedAs.NoAddress;
}

async function memberOf(tx: Db, accountId: number): Promise<DigestReader | ClosedAs> {
  const account = await findAccountById(tx, accountId);
  if (!account || account.status !== AccountStatus.Active || !account.alertPreference) return ClosedAs.Unwanted;
  if (!account.isEmailConfirmed) return ClosedAs.NoAddress;
  const { email: to, firstName, uiLang } = account;
  return { accountId, to, firstName, locale: localeOfUser(uiLang) };
}

/** The visitor as a reader, in the language of the first alert of the digest. */
function visitorOf(email: string | null, matches: readonly WaitingMatch[]): DigestReader | ClosedAs {
  const alert = matches.find((match) => match.alert)?.alert;
  return email !== null && alert
    ? { accountId: null, to: email, firstName: null, locale: alert.locale }
    : ClosedAs.NoAddress;
}

/** Whether the price of a home has risen since it was found, to more than the alert allows. */
const isOverBudget = ({ alert, price, presentPrice, comparablePrice }: WaitingMatch): boolean =>
  alert !== null &&
  price !== null &&
  presentPrice !== null &&
  presentPrice > price &&
  alert.filter.maxPrice !== null &&
  comparablePrice !== null &&
  comparablePrice > alert.filter.maxPrice;

/** Why a home is not sent, or null. */
const closingReason = (match: WaitingMatch): ClosedAs | null =>
  match.closedAs ?? (isOverBudget(match) ? ClosedAs.Dearer : null);

async function closeFallen(tx: Db, matches: readonly WaitingMatch[], now: Date): Promise<void> {
  for (const [closedAs, fallen] of Map.groupBy(matches, closingReason))
    if (closedAs !== null) await closeMatches(tx, { ids: fallen.map(({ id }) => id), closedAs, now });
}

/** The homes to send, in the order of the matches. A home with several matches is sent once, with the first of them. */
async function homesToSend(ctx: Context, matches: readonly WaitingMatch[]): Promise<SentHome[]> {
  const once = new Map<number, WaitingMatch>();
  for (const match of matches)
    if (closingReason(match) === null && !once.has(match.activeOfferId)) once.set(match.activeOfferId, match);
  const offers = new Map((await readOffers(ctx, [...once.keys()])).map((offer) => [offer.id, offer]));
  const shown = [...once.values()].slice(0, MOST_HOMES).map(({ activeOfferId }) => activeOfferId);
  const pictures = new Map(
    await Promise.all(shown.map(async (id) => [id, (await readOfferImages(ctx, { id }, 1))[0]?.hash ?? null] as const)),
  );
  return [...once].flatMap(([id, match]) => {
    const offer = offers.get(id);
    return offer ? [{ match, offer, pictureHash: pictures.get(id) ?? null }] : [];
  });
}

async function post(
  ctx: Context,
  digest: DigestRecord,
  { reader, homes }: { reader: Reached; homes: readonly SentHome[] },
): Promise<void> {
  const { db: tx } = ctx;
  const leftAt = ctx.now();
  const places = await loadLocations(ctx, [
    ...new Set(
      homes.flatMap(({ match }) =>
        match.alert?.filter.locationIds.length === 1 ? match.alert.filter.locationIds : [],
      ),
    ),
  ]);
  const mailKey = `alert:${digest.id}`;
  const onlineAt = new Date(Math.min(...homes.map(({ match }) => match.happenedAt.getTime())));
  const mail = homesMail({ services: ctx.services, key: mailKey, reader, homes, places, leftAt });
  const push = homesPush(mail, { homes, locale: reader.locale, leftAt });
  const devices = reader.isPushed && reader.accountId !== null ? await pushTo(ctx, reader.accountId, push) : 0;
  const closedAs = reader.isMailed || devices > 0 ? ClosedAs.Sent : ClosedAs.NoAddress;
  await closeMatches(tx, { ids: homes.map(({ match }) => match.id), closedAs, now: leftAt });
  const alertIds = [...new Set(homes.flatMap(({ match }) => match.alert?.id ?? []))];
  if (alertIds.length > 0 && closedAs === ClosedAs.Sent) await announce(tx, homesAlerted, { alertIds });
  if (!reader.isMailed) return deleteDigests(tx, [digest.id]);
  await markComposed(tx, { id: digest.id, mailKey, onlineAt, now: leftAt });
  await enqueueMail(ctx, tx, mail);
}
