import { sql, type Transaction } from 'kysely';
import { deleteSampleAccounts } from '#capabilities/accounts/server/erasure/erasure.queries.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { announceOffers, type WrittenOffer } from '#capabilities/offers/server/announce-offers.ts';
import { refreshPlacePrices } from '#capabilities/offers/server/prices/place-price.queries.ts';
import type { DB as Database } from '#generated/db.ts';
import { DAY_MS } from '#kernel/time.ts';
import { inColumns } from '#platform/db/column-names.ts';
import type { Db } from '#platform/db/db.ts';
import type { SampleAgency } from './agencies.ts';
import type { OfferRow, SampleListing } from './listing.ts';
import type { PlaceInput } from './place.ts';

type Tx = Transaction<Database>;

/** Largest size of a drawing, pixels. */
const DRAWING_SIZE = { width: 2048, height: 1536 } as const;

/** Whether there are invented listings. */
export async function hasSample(db: Db): Promise<boolean> {
  const found = await db.selectFrom('activeOffer').select('id').where('isSample', '=', true).limit(1).execute();
  return found.length > 0;
}

/** Municipalities with the localities the generator puts homes in, without their shapes. */
export async function listSamplePlaces(db: Db): Promise<Omit<PlaceInput, 'boundary'>[]> {
  const { rows } = await sql<Omit<PlaceInput, 'boundary'>>`
    select city.id as "cityId", city.name, city.region_code, city.canton_id,
      (select l.language from locality l where l.city_id = city.id order by l.share desc, l.id limit 1) as language,
      city.weight,
      (select json_agg(json_build_object('name', l.name, 'postalCode', l.postal_code, 'lat', l.lat, 'lng', l.lng)
        order by l.postal_code, l.name) from locality l where l.city_id = city.id) as localities
    from location city
    where city.type = 2 and exists (select from locality l where l.city_id = city.id)
    order by city.id`.execute(db);
  return rows;
}

/** Days between the first deliveries of two agencies, and of the latest one before now: no listing is older than it. */
const DELIVERY_DAYS = { step: 3, latest: 200 } as const;

/** Adds the agencies and returns their ids by slug. Each has delivered longer than any of its listings is on the market. @param nowMs of the market */
export async function insertAgencies(
  db: Db,
  agencies: readonly SampleAgency[],
  nowMs: number,
): Promise<Map<string, number>> {
  const rows = agencies.map(({ name, slug, street, postalCode, city, cityId, phone, email }, index) => ({
    name,
    slug,
    street,
    postalCode,
    city,
    cityId,
    phone,
    email,
    isSample: true,
    createdAt: new Date(nowMs - (DELIVERY_DAYS.latest + index * DELIVERY_DAYS.step) * DAY_MS),
  }));
  const stored = await db.insertInto('agency').values(rows).returning(['id', 'slug']).execute();
  return new Map(stored.map(({ id, slug }) => [slug, id]));
}

/** Adds a batch of listings with their pictures and prices over time, one statement for each table. */
export async function insertListings(
  tx: Tx,
  listings: readonly SampleListing[],
  agencyIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await takeIds(tx, listings.length);
  const withId = listings.map((listing, index) => ({ ...listing, id: ids[index] ?? 0 }));
  await insertOffers(
    tx,
    withId.map(({ id, offer, agency }) => ({
      ...offer,
      id,
      agencyId: agency ? (agencyIds.get(agency) ?? null) : null,
    })),
  );
  await insertPictures(tx, withId);
  await replacePrices(tx, withId);
}

/** Orders the pictures; a picture that outlived an earlier sample, because a genuine listing shows it, is the same one. */
async function insertPictures(tx: Tx, listings: readonly (SampleListing & { id: number })[]): Promise<void> {
  const pictures = listings.flatMap(({ id, pictures: planned }) =>
    planned.map((picture, index) => ({ offer: id, position: index + 1, ...picture })),
  );
  await sql`
    with ordered as (
      select * from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
        as p (offer int, position int, title text, drawing text, hash text, "thumbHash" text, color text)
    ), stored as (
      insert into picture (hash, width, height, thumb_hash, color, print, is_sample, is_public, drawing)
      select hash, ${DRAWING_SIZE.width}, ${DRAWING_SIZE.height}, "thumbHash", color, 0, true, true, drawing from ordered
      on conflict (hash) do update set is_public = true
      returning id, hash
    )
    insert into active_offer_picture (active_offer_id, position, picture_id, title)
    select offer, position, stored.id, title from ordered join stored using (hash)`.execute(tx);
}

async function takeIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('active_offer', 'id')) as id from generate_series(1, ${count}::int)`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

async function insertOffers(tx: Tx, offers: readonly (OfferRow & { id: number })[]): Promise<void> {
  if (offers.length === 0) return;
  // Of all of them: a private person has no columns of an agency.
  const names = Object.keys(Object.assign({}, ...offers));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into active_offer (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::active_offer, ${JSON.stringify(offers.map(inColumns))}::jsonb)`.execute(
    tx,
  );
}

/** The trigger has noted the present price as the first; where there were others, theirs is the truth. */
async function replacePrices(tx: Tx, listings: readonly (SampleListing & { id: number })[]): Promise<void> {
  const steps = listings.flatMap(({ id, priceSteps }) =>
    priceSteps.map(({ price, changedAt }) => ({ offer: id, price, changedAt })),
  );
  if (steps.length === 0) return;
  const changed = [...new Set(steps.map((step) => step.offer))];
  await tx.deleteFrom('activeOfferPriceHistory').where('activeOfferId', 'in', changed).execute();
  await sql`
    insert into active_offer_price_history (active_offer_id, price, price_type, changed_at)
    select s.offer, s.price, o.price_type, s."changedAt"
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (offer int, price int, "changedAt" timestamptz)
    join active_offer o on o.id = s.offer`.execute(tx);
}

/** Medians of the places, then the scores that go by them. */
export async function updateScores(db: Db): Promise<void> {
  await refreshPlacePrices(db);
  await sql`select refresh_offer_search(array_agg(id)) from offer_search group by id / 5000`.execute(db);
}

/** Deleted data of the sample market. */
export interface DeletedSample {
  listings: number;
  /** Keys of pictures whose files are not needed any more. */
  pictureHashes: string[];
}

/**
 * Removes everything marked as invented; agencies and pictures stay where a genuine listing needs them.
 *
 * The departure of the listings is announced, because a member may have saved one. Their arrival never was: no invented home is news.
 */
export async function deleteSample(db: Db): Promise<DeletedSample> {
  return db.transaction().execute(async (tx) => {
    // An owner's record and its public copy name each other.
    await sql`set constraints all deferred`.execute(tx);
    await sql`delete from offer where is_sample or user_id in (select id from account where is_sample)`.execute(tx);
    const offers = await sql<WrittenOffer>`
      delete from active_offer where is_sample or user_id in (select id from account where is_sample)
      returning id, status = ${OfferStatus.Active} as "wasPublic", false as "isPublic"`.execute(tx);
    await announceOffers(tx, offers.rows);
    await deleteSampleAccounts(tx);
    await sql`delete from agency where is_sample
      and not exists (select from active_offer o where o.agency_id = agency.id)
      and not exists (select from offer o where o.agency_id = agency.id)
      and not exists (select from account a where agency.id in (a.agency_id, a.wanted_agency_id))`.execute(tx);
    const pictures = await sql<{ hash: string }>`
      delete from picture where is_sample and not exists (
        select from active_offer_picture p where p.picture_id = picture.id)
        and not exists (select from offer_picture p where p.picture_id = picture.id)
      returning hash`.execute(tx);
    await refreshPlacePrices(tx);
    return { listings: offers.rows.length, pictureHashes: pictures.rows.map(({ hash }) => hash) };
  });
}
