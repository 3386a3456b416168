import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { ObjectKind } from '../../conversation.ts';

/** A public home with the fields that messages need. */
export interface ContactedHome {
  id: number;
  title: string;
  agencyId: number | null;
  /** The advertising member; null for a listing of a feed. */
  ownerId: number | null;
  /** Address for enquiries of a feed's listing; null where its agency gave none. */
  contactEmail: string | null;
}

/**
 * A public home, by its own id or by that of its owner's record. The row is locked until the transaction ends, so that a concurrent
 * removal waits.
 *
 * Index: active_offer_pkey.
 */
export async function lockContactedHome(
  tx: Db,
  { objectType, objectId }: { objectType: number; objectId: number },
): Promise<ContactedHome | undefined> {
  const isOwnersRecord = objectType === ObjectKind.Offer;
  const { rows } = await sql<ContactedHome>`
    select o.id, o.title, o.agency_id, o.user_id as "ownerId",
      case when o.display_contact_form then o.contact_email end as "contactEmail"
    from active_offer o
    where o.id = ${isOwnersRecord ? sql`(select active_offer_id from offer where id = ${objectId})` : objectId}
      and o.status = ${OfferStatus.Active}
    for share`.execute(tx);
  return rows[0];
}
