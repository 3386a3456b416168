import { pictureKeyOf } from '#capabilities/offers/server/pictures/picture-answer.service.ts';
import type { PersonalRecords, RecordsOwner } from '#platform/context/personal-records.ts';
import type { Db } from '#platform/db/db.ts';
import { listApprovedOfOwner, listReturnedOfOwner } from '../own-offer/approved-content.queries.ts';
import { listAllOfOwner } from '../own-offer/own-offer.queries.ts';
import { listPicturesOfOwner } from '../own-offer/own-picture.queries.ts';
import { forgetOffersOf } from './owner-account.service.ts';

/** Greatest width of a picture, by which an export names it. */
const WIDEST = 2_048;

/** All stored data of a member's offers; the names of reviewers are left out. */
async function exportOffers(db: Db, { accountId, origin }: RecordsOwner): Promise<Record<string, unknown>> {
  const pictures = Map.groupBy(await listPicturesOfOwner(db, accountId), ({ offerId }) => offerId);
  const offers = await listAllOfOwner(db, accountId);
  const approved = byOffer(await listApprovedOfOwner(db, accountId));
  const returned = byOffer(await listReturnedOfOwner(db, accountId));
  return {
    offers: offers.map(({ claimedBy, claimedAt, claimedVersion, approvedHash, reviewedVersion, ...offer }) => ({
      ...offer,
      approved: approved.get(offer.id) ?? null,
      returned: returned.get(offer.id) ?? null,
      pictures: (pictures.get(offer.id) ?? []).map(({ hash, title, isPlan }) => ({
        title,
        isPlan,
        address: `${origin}/own-pictures/${offer.id}/${pictureKeyOf(hash)}/${WIDEST}.webp`,
      })),
    })),
  };
}

const byOffer = (rows: readonly { offerId: number; content: unknown }[]): Map<number, unknown> =>
  new Map(rows.map(({ offerId, content }) => [offerId, content]));

/** Personal records of owners' offers. */
export const OFFER_RECORDS: PersonalRecords = { export: exportOffers, erase: forgetOffersOf };
