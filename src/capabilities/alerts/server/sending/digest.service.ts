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
 * Makes a letter a mail, in the transaction that also notes which homes it told of: whether each is still worth it is asked there
 * and then. A letter that has nothing to say becomes none, and so does one that only devices are told of.
 */
export async function writeDigest(ctx: Context, tx: Db, digest: DigestRecord): Promise<void> {
  if (!(await lockDigest(tx, digest.id))) return;
  const matches = await listWaitingMatches(tx, digest);
  const reader = await findReader(tx, digest, matches);
  if (typeof reader === 'number') return end(ctx, tx, digest, { matches, closedAs: reader });
  const within = withinTransaction(ctx, tx);
  const homes = await tellable(within, matches);
  const told = new Set(homes.map(({ match }) => match.id));
  const repeated = matches.filter((match) => match.closedAs === null && !told.has(match.id) && !fallsOut(match));
  await closeFallen(tx, matches, ctx.now());
  await closeMatches(tx, { ids: repeated.map(({ id }) => id), closedAs: ClosedAs.ToldBefore, now: ctx.now() });
  if (homes.length === 0) return deleteDigests(tx, [digest.id]);
  await post(within, digest, { reader, homes });
}

/** Closes all that a letter would have told, for one reason. */
async function end(
  { now }: Context,
  tx: Db,
  { id }: DigestRecord,
  { matches, closedAs }: { matches: readonly WaitingMatch[]; closedAs: ClosedAs },
): Promise<void> {
  await closeMatches(tx, { ids: matches.map((match) => match.id), closedAs, now: now() });
  await deleteDigests(tx, [id]);
}

/** Somebody to tell, and by what ways: devices of a member are told also where the address takes no mail. */
interface Reached extends DigestReader {
  isMailed: boolean;
  isPushed: boolean;
}

/** Who reads it, or why nobody does. */
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

/** A visitor is written to in the language of the search that found something. */
function visitorOf(email: string | null, matches: readonly WaitingMatch[]): DigestReader | ClosedAs {
  const alert = matches.find((match) => match.alert)?.alert;
  return email !== null && alert
    ? { accountId: null, to: email, firstName: null, locale: alert.locale }
    : ClosedAs.NoAddress;
}

/** Whether a home that was found for its price costs more by now than was asked for. */
const isOverBudget = ({ alert, price, presentPrice, comparablePrice }: WaitingMatch): boolean =>
  alert !== null &&
  price !== null &&
  presentPrice !== null &&
  presentPrice > price &&
  alert.filter.maxPrice !== null &&
  comparablePrice !== null &&
  comparablePrice > alert.filter.maxPrice;

/** Why a home is not told of, or null. */
const fallsOut = (match: WaitingMatch): ClosedAs | null =>
  match.closedAs ?? (isOverBudget(match) ? ClosedAs.Dearer : null);

async function closeFallen(tx: Db, matches: readonly WaitingMatch[], now: Date): Promise<void> {
  for (const [closedAs, fallen] of Map.groupBy(matches, fallsOut))
    if (closedAs !== null) await closeMatches(tx, { ids: fallen.map(({ id }) => id), closedAs, now });
}

/** What is told: each home once, by the latest that happened to it, in the order of searches. */
async function tellable(ctx: Context, matches: readonly WaitingMatch[]): Promise<SentHome[]> {
  const once = new Map<number, WaitingMatch>();
  for (const match of matches)
    if (fallsOut(match) === null && !once.has(match.activeOfferId)) once.set(match.activeOfferId, match);
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
  const closedAs = reader.isMailed || devices > 0 ? ClosedAs.Told : ClosedAs.NoAddress;
  await closeMatches(tx, { ids: homes.map(({ match }) => match.id), closedAs, now: leftAt });
  const alertIds = [...new Set(homes.flatMap(({ match }) => match.alert?.id ?? []))];
  if (alertIds.length > 0 && closedAs === ClosedAs.Told) await announce(tx, homesAlerted, { alertIds });
  if (!reader.isMailed) return deleteDigests(tx, [digest.id]);
  await markComposed(tx, { id: digest.id, mailKey, onlineAt, now: leftAt });
  await enqueueMail(ctx, tx, mail);
}
