import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { ObjectKind } from '../conversation.ts';

/** A public home as far as writing about it goes. */
export interface ContactedHome {
  id: number;
  title: string;
  agencyId: number | null;
  /** The member who advertises; null for a listing of a feed. */
  ownerId: number | null;
  /** Where enquiries of a listing of a feed go; null where its agency gave no address for them. */
  contactEmail: string | null;
}

/**
 * A home that the public sees, by its own id or by that of its owner's record; held until the transaction ends, so that one
 * which leaves meanwhile waits. Index: active_offer_pkey.
 */
export async function lockContactedHome(
  tx: Db,
  { objectType, objectId }: { objectType: number; objectId: number },
): Promise<ContactedHome | undefined> {
  const isOwnersRecord = objectType === ObjectKind.Offer;
  const { rows } = await sql<ContactedHome>`
    select o.id, o.title, o.agency_id as "agencyId", o.user_id as "ownerId",
      case when o.display_contact_form then o.contact_email end as "contactEmail"
    from active_offer o
    where o.id = ${isOwnersRecord ? sql`(select active_offer_id from offer where id = ${objectId})` : objectId}
      and o.status = ${OfferStatus.Active}
    for share`.execute(tx);
  return rows[0];
}
