import { OfferStatus } from '#capabilities/offers/offer.ts';
import { announceOffers } from '#capabilities/offers/server/announce-offers.ts';
import { selectOwnOffers } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { ownPicturesLoader } from '#capabilities/publishing/server/own-offer/own-picture.queries.ts';
import { reviewedHash } from '#capabilities/publishing/server/public-copy/reviewed-content.ts';
import type { RoleName } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import {
  hasSampleOffers,
  insertSampleOffers,
  listPrivateHomes,
  type OwnOfferToStore,
  type PrivateHome,
  updateApproved,
  updateChanged,
} from './own-offers.queries.ts';
import { PLANNED_OFFERS, type PlannedOffer } from './own-offers-plan.ts';
import { orderQrBills } from './unpaid-offers.ts';
import { listSampleUsers } from './users.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the private advertisers at most this share become sample users: the market keeps its own. */
const MOST = 0.5;

const COMMENT = 'Bitte zeigen Sie auch Küche und Bad, und nennen Sie die Nebenkosten.';
const REASON = 'Dieselbe Wohnung ist schon einmal ausgeschrieben.';

/**
 * Gives sample users own offers in every state, made of homes of private advertisers; once.
 *
 * @param iban of the account that QR-bills are paid to
 */
export async function keepSampleOffers(db: Db, { now, iban }: { now: Date; iban: string }): Promise<void> {
  if (await hasSampleOffers(db)) return;
  const accounts = new Map((await listSampleUsers(db)).map(({ email, id }) => [email.split('@')[0] ?? '', id]));
  const homes = await listPrivateHomes(db);
  const offers = toStore(matched(homes), accounts, now);
  if (offers.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await insertSampleOffers(tx, offers);
    await orderQrBills(tx, { now, iban });
    await approve(tx);
    await updateChanged(
      tx,
      offers.filter(({ isChanged }) => isChanged).map(({ home }) => home),
    );
    const written = offers.map(({ home: id, copy }) => ({
      id,
      wasPublic: true,
      isPublic: copy === OfferStatus.Active,
    }));
    await announceOffers(
      tx,
      written.filter(({ isPublic }) => !isPublic),
    );
  });
}

/** Plans with the homes they are made of; those that fit none are left out. */
function matched(homes: readonly PrivateHome[]): (PlannedOffer & { home: number })[] {
  const left = new Set(homes);
  const most = Math.floor(homes.length * MOST);
  return PLANNED_OFFERS.slice(0, most).flatMap((plan) => {
    const home = [...left].find(({ offerType }) => plan.offerType === null || plan.offerType === offerType);
    if (!home) return [];
    left.delete(home);
    return [{ ...plan, home: home.id }];
  });
}

function toStore(
  plans: readonly (PlannedOffer & { home: number })[],
  accounts: ReadonlyMap<string, number>,
  now: Date,
): OwnOfferToStore[] {
  return plans.flatMap((plan, index) => {
    const account = accounts.get((plan.role satisfies RoleName).toLowerCase());
    return account === undefined ? [] : [{ ...story(plan, index, now.getTime()), home: plan.home, account }];
  });
}

/** When it was submitted and decided about, and how long it is online. */
function story(plan: PlannedOffer, index: number, nowMs: number): Omit<OwnOfferToStore, 'home' | 'account'> {
  const { status, copy, isChanged, previousStatus } = plan;
  const at = (ms: number): string => new Date(nowMs + ms).toISOString();
  const isOver = copy === OfferStatus.Expired || status === OfferStatus.Sold || status === OfferStatus.Withdrawn;
  const hasDecision = copy !== null || status === OfferStatus.Rejected;
  const submittedAgo =
    status === OfferStatus.PendingVerification ? (index + 1) * 0.7 * HOUR_MS : (index + 8) * 4 * HOUR_MS;
  const act = copy === null ? 'rejected' : 'published';
  return {
    ...{ status, copy, isChanged, previousStatus, submittedAt: at(-submittedAgo) },
    decidedAt: hasDecision ? at(-submittedAgo - (isChanged ? 5 * DAY_MS : -HOUR_MS)) : null,
    endDate: copy === null ? null : at(isOver ? -DAY_MS * (1 + (index % 9)) : DAY_MS * (3 + (index % 25))),
    isIncomplete: status === OfferStatus.Draft && index % 2 === 1,
    act: hasDecision ? act : null,
    comment: status === OfferStatus.Rejected ? COMMENT : null,
    reason: status === OfferStatus.OfferSuspended ? REASON : null,
  };
}

/** The content of an offer that is or was online is the approved one. */
async function approve(tx: Db): Promise<void> {
  const offers = await selectOwnOffers(tx)
    .where('o.isSample', '=', true)
    .where('o.activeOfferId', 'is not', null)
    .execute();
  const pictures = await ownPicturesLoader(
    { db: tx } as Parameters<typeof ownPicturesLoader>[0],
    offers.map(({ id }) => id),
  );
  await updateApproved(
    tx,
    offers.map((offer, index) => ({ id: offer.id, hash: reviewedHash(offer, pictures[index] ?? []) })),
  );
}
