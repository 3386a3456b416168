import { sql } from 'kysely';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import type { Db } from '#platform/db/db.ts';
import { askApi } from './http-from.ts';
import { measure, type Timing } from './measure.ts';
import { type OfferWriter, saveBody, wholeOffer } from './offer-writers.ts';

/** Requests to a running product. */
export interface PublishBench {
  origin: string;
  db: Db;
  owner: OfferWriter;
  reviewer: OfferWriter;
}

/** An offer that waits for review. */
interface WaitingOffer {
  id: number;
  price: number;
}

const SAVES = 300;
const PUBLICATIONS = 30;
const OPENINGS = 200;

async function asked(origin: string, { headers }: OfferWriter, body: object): Promise<Record<string, unknown>> {
  const answer = await askApi({ origin, address: '127.0.0.1', headers }, body);
  const { data, errors } = JSON.parse(answer.body) as { data: Record<string, unknown>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A draft that is saved again and again, as while its owner types. */
export async function measureSaves({ origin, owner }: PublishBench): Promise<Timing> {
  const { createOrUpdateOffer } = await asked(origin, owner, saveBody(wholeOffer({})));
  const { id } = createOrUpdateOffer as { id: number };
  return measure('save of a draft', SAVES, (index) =>
    asked(origin, owner, saveBody(wholeOffer({ id, price: 2_000 + index, title: `Helle Wohnung ${index}` }))),
  );
}

/** From the click of a reviewer until a search finds the home. */
export async function measurePublications(bench: PublishBench): Promise<Timing> {
  const { origin, db, owner, reviewer } = bench;
  const waiting = await waitingOffers(db, owner, PUBLICATIONS * 2);
  return measure('publication until a search finds it', PUBLICATIONS, async (index) => {
    const offer = waiting.shift();
    if (!offer) throw new Error(`No offer is left for publication ${index}.`);
    const publish = 'mutation ($id: Int!) { publishOffer(id: $id, expectedStatus: 15) { activeOfferId } }';
    const { publishOffer } = await asked(origin, reviewer, { query: publish, variables: { id: offer.id } });
    const { activeOfferId } = publishOffer as { activeOfferId: number };
    const filter = { offerType: 1, location: LAUSANNE_ID, minPrice: offer.price, maxPrice: offer.price };
    const query = 'query ($filter: OfferFilter!) { offers(filter: $filter) { data { id } } }';
    const isFound = async (): Promise<boolean> =>
      JSON.stringify(await asked(origin, { accountId: 0, headers: {} }, { query, variables: { filter } })).includes(
        `"id":${activeOfferId}}`,
      );
    while (!(await isFound()));
  });
}

/** The first page of what waits for review. */
export async function measureQueue({ origin, db, owner, reviewer }: PublishBench, waiting: number): Promise<Timing> {
  await waitingOffers(db, owner, waiting);
  const query = `query ($filter: OfferFilter!) {
    offers(filter: $filter) { totalRecords data { id status title city price images { key } ... on OwnOffer { submittedAt } } } }`;
  const variables = { filter: { status: [15, 20], pageSize: 24 } };
  return measure(`queue of ${waiting} opened`, OPENINGS, async () => {
    const { offers } = await asked(origin, reviewer, { query, variables });
    if ((offers as { totalRecords: number }).totalRecords < waiting) throw new Error('The queue is not whole.');
  });
}

const PRICES_FROM = 100_000;
/** Offers that a statement adds: none may take longer than a visitor waits. */
const BATCH = 500;

/** Adds offers that wait for review, each with a price of its own. */
async function waitingOffers(db: Db, { accountId }: OfferWriter, count: number): Promise<WaitingOffer[]> {
  const added: WaitingOffer[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const { rows } = await sql<WaitingOffer>`
      insert into offer (status, user_id, offer_type, category, title, description, language, price, city, city_id, region,
        postal_code, street, lat, lng, rooms, living_space, submitted_at, paid_days, paid_at)
      select 15, ${accountId}, 1, 1, 'Helle Wohnung ' || n, repeat('Ruhig. ', 60), 'de', ${PRICES_FROM}::int + n, 'Lausanne',
        ${LAUSANNE_ID}::int, 'VD', '1003', 'Rue de Bourg ' || n, 46.51925, 6.63458, 3.5, 84, now() - n * interval '1 minute', 30, now()
      from generate_series(${from}::int + 1, ${Math.min(from + BATCH, count)}::int) as n returning id, price`.execute(
      db,
    );
    added.push(...rows);
  }
  return added;
}
