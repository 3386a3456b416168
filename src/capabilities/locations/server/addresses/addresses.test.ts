import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { searchAddresses } from './address-search.ts';
import { importAddresses } from './import-addresses.service.ts';

const HEADER =
  'ADR_EGAID;STR_ESID;BDG_EGID;ADR_EDID;STN_LABEL;ADR_NUMBER;BDG_CATEGORY;BDG_NAME;ZIP_LABEL;COM_FOSNR;COM_NAME;COM_CANTON;ADR_STATUS;ADR_OFFICIAL;ADR_MODIFIED;ADR_EASTING;ADR_NORTHING';
const row = (
  street: string,
  number: string,
  { zip = '8001 Zürich', status = 'real', east = '2683141', north = '1247000' } = {},
) =>
  `100000001;10000001;1;0;${street};${number};residential;;${zip};261;Zürich;ZH;${status};true;01.01.2026;${east};${north}`;

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
const file = (rows: readonly string[], header = HEADER): string => {
  const path = join(folder, 'addresses.csv');
  writeFileSync(path, `\uFEFF${[header, ...rows].join('\r\n')}\r\n`);
  return path;
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const load = (rows: readonly string[], mayShrink = false, header = HEADER) =>
  importAddresses(app.database.db, { file: file(rows, header), mayShrink });
const suggested = async (text: string, postalCode = '8001', product = app): Promise<string[]> => {
  const query =
    'query ($text: String!, $postalCode: String!) { addresses(text: $text, postalCode: $postalCode) { street number city lat lng } }';
  const { data, errors } = await product.run(query, { text, postalCode });
  if (errors) throw new Error(JSON.stringify(errors));
  const { addresses } = data as { addresses: { street: string; number: string; city: string; lat: number | null }[] };
  return addresses.map(({ street, number, lat }) => `${street} ${number} ${lat === null ? 'street' : 'point'}`);
};
const rowsStored = async (): Promise<number> =>
  (await app.database.db.selectFrom('address').select('number').execute()).length;

const SOME = [
  row('Bahnhofstrasse', '1'),
  row('Bahnhofstrasse', '12'),
  row('Bahnhofstrasse', '12a'),
  row('Bahnhofquai', '3'),
  row('"Rue de l’Église"', '5', { zip: '1003 Lausanne', east: '2538200', north: '1152400' }),
  row('Neue Strasse', '1', { status: 'planned' }),
  row('', '7'),
  row('Bahnhofplatz', '2', { east: '', north: '' }),
];

describe('the directory of addresses', () => {
  test('answers streets, then their addresses with points; without one nothing', async () => {
    expect(await suggested('Bahnhofstrasse 1')).toEqual([]);
    expect(await load(SOME)).toEqual({ isHeld: false, addresses: 5, leftOut: 3, before: 0 });
    expect(await suggested('bahnhof')).toEqual(['Bahnhofquai  street', 'Bahnhofstrasse  street']);
    expect(await suggested('BAHNHOFSTR. 12')).toEqual(['Bahnhofstrasse 12 point', 'Bahnhofstrasse 12a point']);
    expect(await suggested('rue de l eglise 5', '1003')).toEqual(['Rue de l’Église 5 point']);
    expect(await suggested('Bahnhofstrasse', '3000')).toEqual([]);
    expect(await suggested('%')).toEqual([]);
    expect(await suggested(`${'a'.repeat(5_000)} 1`)).toEqual([]);
    expect(await suggested('Bahnhof', '80%')).toEqual([]);
    const { data } = await app.run('{ addresses(postalCode: "8001", text: "Bahnhofstrasse 1", limit: 1) { lat lng } }');
    const [point] = (data as { addresses: { lat: number; lng: number }[] }).addresses;
    expect(point?.lat).toBeCloseTo(47.369, 2);
    expect(point?.lng).toBeCloseTo(8.539, 2);
  });

  test('may be imported again; one with far fewer addresses is held until the operator confirms it', async () => {
    expect(await load(SOME)).toMatchObject({ addresses: 5, before: 5 });
    expect(await rowsStored()).toBe(5);
    expect(await load([row('Bahnhofstrasse', '1')])).toMatchObject({ isHeld: true, addresses: 1, before: 5 });
    expect(await suggested('bahnhofquai 3')).toHaveLength(1);
    expect(await load([row('Bahnhofstrasse', '1')], true)).toMatchObject({ isHeld: false });
    expect(await suggested('bahnhofquai 3')).toEqual([]);
    expect(await rowsStored()).toBe(1);
  });

  test.each<[string, readonly string[], string, RegExp]>([
    ['without its columns', SOME, 'STREET;NUMBER', /^Line 1: the columns STN_LABEL, .* are missing/],
    [
      'with another grid',
      [...SOME, row('Weg', '1', { east: '683141', north: '247000' })],
      HEADER,
      /^Line 10: .*national grid/,
    ],
    ['with a broken row', [SOME[0] as string, 'a;b'], HEADER, /^Line 3: 2 columns/],
    ['with a wrong postal code', [row('Weg', '1', { zip: 'Zürich' })], HEADER, /^Line 2: ZIP_LABEL/],
    ['with an open quotation mark', [row('"Weg', '1'), `${'x'.repeat(20_000)}`], HEADER, /^Line /],
    ['without addresses', [], HEADER, /no address/],
  ])(
    'a file %s is refused with line and reason, and the directory before stays',
    async (_what, rows, header, reason) => {
      await load(SOME, true);
      await expect(load(rows, false, header)).rejects.toThrow(reason);
      expect(await suggested('bahnhofquai 3')).toHaveLength(1);
      expect(await rowsStored()).toBe(5);
    },
  );

  test('an interrupted import counts for nothing, and the next one removes its rows', async () => {
    await load(SOME, true);
    await app.database.execute(
      `insert into address_directory (begun_at) values (now());
       insert into address select (select max(id) from address_directory), '8001', 'geisterweg', 'Geisterweg', '1', 'Zürich', 47, 8`,
    );
    expect(await suggested('Geisterweg 1')).toEqual([]);
    await load(SOME, true);
    expect(await rowsStored()).toBe(5);
  });
});

describe('the search service', () => {
  type Answer = (send: (body: string, status?: number) => void, cut: () => void) => void;
  const servers: Server[] = [];
  const asked: URL[] = [];
  let answer: Answer = () => {};
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections();
  });
  /** A service of a host of its own: calls of a failing host rest. */
  async function aService(): Promise<string> {
    const server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://service'));
      answer(
        (body, status = 200) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
        () => void response.destroy(),
      );
    });
    servers.push(server);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/SearchServer`;
  }
  const result = (label: string, lat = 47.37, lon = 8.54) => ({ attrs: { label, lat, lon, detail: 'x' } });

  test.each<[string, Answer, string]>([
    ['breaks off', (_send, cut) => cut(), 'error.upstream'],
    ['fails', (send) => send('{}', 500), 'error.upstream'],
    ['answers no JSON', (send) => send('<html>'), '0'],
    ['answers another shape', (send) => send('{"results":[{"attrs":{"label":7}}]}'), '0'],
    ['answers too much', (send) => send(JSON.stringify({ results: [], x: 'x'.repeat(100_000) })), 'error.upstream'],
    ['does not answer', () => {}, 'error.upstream'],
  ])('that %s gives no address, within the time it has', async (_how, how, outcome) => {
    answer = how;
    const url = await aService();
    const begunMs = performance.now();
    const found = searchAddresses(url, 'Bahnhofstrasse 1', 8);
    expect(
      await found.then(
        ({ length }) => String(length),
        ({ messageId }) => messageId,
      ),
    ).toBe(outcome);
    expect(performance.now() - begunMs).toBeLessThan(3_500);
  });

  test('is asked by the server for addresses of the postal code; while it fails the form has no suggestions', async () => {
    const product = await testApp({ settings: { ADDRESS_SEARCH: await aService() } });
    const results = [
      result('Bahnhofstrasse 1 <b>8001 Zürich</b>'),
      result('Bahnhofstrasse 1 <b>8400 Winterthur</b>'),
      result('Bahnhofstrasse 2 <b>8001 Zürich</b>', 40, 2),
      result('<script>alert(1)</script> 3 <b>8001 Zürich</b>'),
      result('nothing like it'),
    ];
    answer = (send) => send(JSON.stringify({ results }));
    asked.length = 0;
    expect(await suggested('Bahnhofstrasse 1', '8001', product)).toEqual(['Bahnhofstrasse 1 point']);
    const parameters = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(parameters).toMatchObject({
      type: 'locations',
      origins: 'address',
      sr: '4326',
      searchText: 'Bahnhofstrasse 1 8001',
    });
    answer = (send) => send('{}', 503);
    asked.length = 0;
    for (let tries = 0; tries < 8; tries += 1) expect(await suggested('Bahnhofstrasse 1', '8001', product)).toEqual([]);
    expect(asked.length).toBe(5);
    await product.close();
  });
});
