// engines: both
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { readConfig } from '#platform/config/config.ts';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import { CompressedAnswer } from '#platform/http/answers/compressed-answer.ts';
import type { SentAnswer } from '#platform/http/answers/shared-answer.ts';
import { aMarkedMember } from '#tests/properties/marked-member.ts';
import { MARK } from '#tests/properties/member-marks.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { attachPages } from '../../src/product/pages-server.ts';

const LISTINGS = 120;
const CHANGES = 500;
/** After so many changes all pages are compared, otherwise one that the change is about. */
const ALL_EVERY = 50;

/** Pages of a server that keeps them, and of one on the same database that makes each anew. */
let app: TestApp;
let anew: TestApp;
let store: PageCache<SentAnswer>;
let homes: number[];

beforeAll(async () => {
  app = await testApp({
    // However slow the machine is: here every page waits for the database.
    sharedAnswers: { longestLookMs: 600_000 },
    servePages: (server, services) => {
      if (!services.shared) throw new Error('No pages are kept.');
      store = services.shared.answers;
      return attachPages(server, services, readConfig({}));
    },
  });
  await withSampleMarket(app.database.db, LISTINGS);
  const settings = { PAGE_MEMORY_MB: '0', CARD_MEMORY_MB: '0' };
  anew = await testApp({
    settings,
    database: { ...app.database, close: async () => {} },
    servePages: (server, services) => attachPages(server, services, readConfig(settings)),
  });
  const rows = await app.database.db.selectFrom('activeOffer').select('id').orderBy('id').execute();
  homes = rows.map(({ id }) => id);
});
afterAll(async () => {
  await anew.close();
  await app.close();
});

const LISTS = [
  '/de',
  '/fr',
  '/it/immobili/affitta/appartamento-casa,3/svizzera,ch',
  '/de/immobilien/kaufen/wohnung-haus,3/schweiz,ch?order=2',
  '/fr/immobilier/louer/appartement-maison,3/suisse,ch?viewMode=list&pageNumber=2',
  '/en/properties/rent/apartment-house,3/switzerland,ch?maxPrice=2500&minRooms=2',
];

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const open = (product: TestApp, url: string, headers: Record<string, string> = {}) => {
  const usual = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': BROWSER };
  return product.server.inject({ url, headers: { ...usual, ...headers } });
};

/** Values that differ although nothing changed: the id of the request, and the time at which the page was made. */
const OF_THE_MOMENT = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\bu:\d{13}\b|'now':'[^']+'/g;

/** The page of a visitor. */
async function read(product: TestApp, url: string): Promise<string> {
  const { body, statusCode } = await open(product, url);
  return `${statusCode} ${withoutMoment(body)}`;
}

const withoutMoment = (html: string): string => html.replaceAll(OF_THE_MOMENT, '');

/** Where two pages part, in the words of both; nothing where they are the same. */
function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((page) => page.slice(Math.max(0, at - 80), at + 120)).join('\n');
}

/** The address of a home's page, where it is public; else one at which it was. */
async function pageOf(home: number): Promise<string> {
  const asked = await open(app, `/de/angebot/mieten/x,${home}`);
  return asked.headers.location ? String(asked.headers.location) : `/de/angebot/mieten/x,${home}`;
}

/** Numbers that look random and are the same at every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Change = (home: number, value: number) => string;

const CHANGES_OF: Readonly<Record<string, Change>> = {
  price: (home, value) => `update active_offer set price = ${900 + value} where id = ${home}`,
  picture: (home, value) =>
    `update active_offer_picture set position = ${value} - position where active_offer_id = ${home}`,
  'picture that goes': (home) =>
    `delete from active_offer_picture where active_offer_id = ${home} and position = (
      select max(position) from active_offer_picture where active_offer_id = ${home})`,
  withdrawal: (home) =>
    `update active_offer set status = case status when ${OfferStatus.Active} then ${OfferStatus.Paused}::int else ${OfferStatus.Active} end where id = ${home}`,
  text: (home, value) =>
    `update active_offer set title = 'Titel ${value}', description = 'Text ${value}' where id = ${home}`,
  rooms: (home, value) => `update active_offer set rooms = ${1 + (value % 9)} where id = ${home}`,
  'name of a place': (home, value) =>
    `update location set text_de = 'Ort ${value}', text_fr = 'Lieu ${value}' where id = (
      select city_id from active_offer where id = ${home})`,
  'name of an agency': (home, value) =>
    `update agency set name = 'Agentur ${value}' where id = (select agency_id from active_offer where id = ${home})`,
  'price median': (home, value) =>
    `insert into place_price (location_id, offer_type, category, median_price_per_m2, offers)
      select city_id, offer_type, category, ${10 + value}, ${5 + value} from active_offer
      where id = ${home} and city_id is not null
      on conflict (location_id, offer_type, category) do update
        set median_price_per_m2 = excluded.median_price_per_m2, offers = excluded.offers`,
};

test(`no visitor sees a page older than one of ${CHANGES} changes`, async () => {
  // Content that depends on the clock, such as the chart of a price until now, may be as old as a cached page: here no time passes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const random = randomNumbers(14);
  const kinds = Object.entries(CHANGES_OF);
  const pages = [...LISTS, ...(await Promise.all(homes.slice(0, 6).map(pageOf)))];
  let shown = 0;
  for (let count = 1; count <= CHANGES; count += 1) {
    const home = homes[random(6)] as number;
    const page = random(2) === 0 ? await pageOf(home) : (pages[random(pages.length)] as string);
    const before = await read(app, page);
    const [kind, change] = kinds[random(kinds.length)] as [string, Change];
    await app.database.execute(change(home, random(1_000)));
    if ((await read(app, page)) !== before) shown += 1;
    for (const address of count % ALL_EVERY === 0 ? pages : [page])
      expect(
        firstDifference(await read(app, address), await read(anew, address)),
        `${address}: ${count}, ${kind}`,
      ).toBe('');
  }
  // Neither an empty store nor invisible changes were tested.
  expect(shown).toBeGreaterThan(CHANGES / 5);
  const { body: metrics } = await open(app, '/metrics');
  expect(Number(/^lares_answers_known_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(CHANGES / 10);
  expect(metrics).toMatch(/^lares_answers_unchecked_total 0$/m);
});

describe('a page from memory', () => {
  const PAGE = '/de';
  const known = async (headers: Record<string, string> = {}) => {
    await open(app, PAGE);
    return open(app, PAGE, headers);
  };

  test('asks the database once where something else was asked since, and where others may change it', async () => {
    await open(app, PAGE);
    await app.database.execute('select 1');
    app.database.takeStatements();
    await open(app, PAGE);
    expect(app.database.takeStatements().length).toBe(1);
    await open(app, PAGE);
    expect(app.database.takeStatements().length).toBe(isServerTested() ? 1 : 0);
  });

  test('is the same however it is compressed', async () => {
    const plain = await known();
    const [br, gzip] = [await known({ 'accept-encoding': 'gzip, br' }), await known({ 'accept-encoding': 'gzip' })];
    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers.vary).toBe('accept-encoding');
    const asked = { 'accept-encoding': 'br', 'user-agent': BROWSER };
    const head = await app.server.inject({ method: 'HEAD', url: PAGE, headers: asked });
    expect([head.body, head.headers['content-length']]).toEqual(['', String(br.rawPayload.length)]);
  });

  test('is not sent to a browser that has it, until something changes', async () => {
    const { headers } = await known();
    const etag = String(headers.etag);
    const again = await known({ 'if-none-match': `"another", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('no-cache');
    await app.database.execute(`update active_offer set price = price + 1`);
    expect((await known({ 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('has a policy that names each of its scripts', async () => {
    const { body, headers } = await known();
    const scripts = [...body.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) =>
      String(script),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
    expect(body).not.toContain('nonce');
  });

  test('sets no cookie and does not hang by any but that of a session', async () => {
    const { body } = await known();
    const other = await known({
      cookie: 'lang=it; lm_cookies=all; lm_scheme=dark; __Host-visitor=somebody',
      'accept-language': 'it',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    });
    expect(other.body).toBe(body);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test.each(['www.example.ch', 'a b', '[::', 'x/y'])('names the host it was asked by: %s', async (host) => {
    const headers = { host, cookie: '' };
    const page = await known(headers);
    const asMade = await open(anew, PAGE, headers);
    expect([page.statusCode, asMade.statusCode]).toEqual([200, 200]);
    expect(firstDifference(withoutMoment(page.body), withoutMoment(asMade.body))).toBe('');
  });

  test('is made once for twenty who ask at once', async () => {
    const address = `${PAGE}?once=1`;
    const built = async () =>
      Number(/^lares_answers_built_total (\d+)$/m.exec((await open(app, '/metrics')).body)?.[1]);
    const before = await built();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(app, address)));
    expect(new Set(answers.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
    expect((await built()) - before).toBe(1);
  });
});

describe('answers that are never cached', () => {
  const isCached = (address: string) => [...store.entries()].some(([key]) => key.includes(address));

  test.each(['/de/nirgends-und-nie', '/de/angebot/mieten/x,999999999', '/de/konto-loeschen/ein-geheimnis'])(
    'the page %s',
    async (address) => {
      await open(app, address);
      expect(isCached(address)).toBe(false);
    },
  );

  test('answers to a member, and to any request with a session', async () => {
    const member = await aMarkedMember(app);
    const { secret } = await openSession(app, member.id);
    const cookie = `__Host-session=${secret}`;
    const addresses = [...LISTS.map((address) => `${address}${address.includes('?') ? '&' : '?'}of=member`)];
    for (const address of addresses) {
      const shown = await open(app, address, { cookie });
      expect(shown.body, 'the page names the member').toContain(MARK);
      expect([shown.headers['cache-control'], shown.headers.etag]).toEqual(['private, no-store', undefined]);
      expect(isCached(address)).toBe(false);
    }
    for (const address of addresses) await open(app, address, { 'accept-encoding': 'br', 'x-forwarded-for': MARK });
    const stored = [...store.entries()];
    expect(stored.length).toBeGreaterThanOrEqual(addresses.length);
    for (const [key, page] of stored) {
      if (!(page instanceof CompressedAnswer)) throw new Error('Only compressed pages are kept.');
      const texts = [brotliDecompressSync(await page.as('br')), gunzipSync(await page.as('gzip'))];
      const all = [key, JSON.stringify(page.headers), ...texts].join('\n');
      expect(all).not.toContain(MARK);
      expect(all).not.toContain(secret);
    }
  });

  test('a page whose browser brings a session that has ended', async () => {
    const { headers } = await open(app, '/de?of=yesterday', { cookie: '__Host-session=ended' });
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
    expect(isCached('of=yesterday')).toBe(false);
  });
});
