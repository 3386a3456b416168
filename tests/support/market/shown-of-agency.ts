import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockAgency } from '#capabilities/agencies/server/agency.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { masterName } from '#capabilities/offers/server/pictures/picture-files.ts';
import type { Db } from '#platform/db/db.ts';

/** The public data of an agency: its amount, and a digest of its content. */
export interface ShownOfAgency {
  listings: number;
  active: number;
  /** Those the search knows. */
  searched: number;
  pictures: number;
  digest: string;
}

/** Facts that differ between agencies with the same flats; the last two show how usual a price is among all agencies. */
const EACH_ITS_OWN = sql.lit(
  '{id,agency_id,content_hash,created_at,updated_at,published_at,added_at,changed,plausibility,recommended_rank}',
);

/** Waits for sessions that still write the agency's listings, as that of a killed process may, then reads. */
export const shownOfAgency = (db: Db, name: string): Promise<ShownOfAgency | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockAgency(tx, name);
    const { rows } = await sql<ShownOfAgency>`
      select count(*) as listings, count(*) filter (where o.status = ${OfferStatus.Active}) as active,
        count(s.id) as searched, coalesce(sum(p.count), 0) as pictures,
        md5(string_agg(concat_ws(' ', to_jsonb(o) - ${EACH_ITS_OWN}::text[], to_jsonb(s) - ${EACH_ITS_OWN}::text[],
          p.list), ' ' order by o.external_id)) as digest
      from agency a join active_offer o on o.agency_id = a.id left join offer_search s on s.id = o.id
        cross join lateral (
          select count(*), jsonb_agg(array[position::text, title, file_name, width::text] order by position) as list
          from active_offer_picture join picture on picture.id = picture_id where active_offer_id = o.id
        ) p
      where a.name = ${name}`.execute(tx);
    return rows[0];
  });

/** Files that an agency's pictures should have in a folder and have not. */
export async function missingPictureFiles(db: Db, name: string, folder: string): Promise<string[]> {
  const pictures = await db
    .selectFrom('agency as a')
    .innerJoin('activeOffer as o', 'o.agencyId', 'a.id')
    .innerJoin('activeOfferPicture as op', 'op.activeOfferId', 'o.id')
    .innerJoin('picture as p', 'p.id', 'op.pictureId')
    .select('p.hash')
    .where('a.name', '=', name)
    .execute();
  return pictures.map(({ hash }) => masterName(hash)).filter((file) => !existsSync(join(folder, file)));
}
