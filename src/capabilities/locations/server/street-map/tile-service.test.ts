import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#kernel/time.ts';
import { outages } from '#platform/log/outages.ts';
import { type TileBehaviour, TileNeighbour } from '#tests/support/neighbours/street-tiles.ts';
import { tileAt } from '../base-map/tile-grid.ts';
import type { AskedTile, SentTile } from './street-source.ts';
import { TileFolder } from './tile-folder.ts';
import { TileService } from './tile-service.ts';

const LAUSANNE = { lat: 46.52, lng: 6.63 };
const HERE = tileAt(LAUSANNE, 14);
/** A busy machine may take its time. */
const SOON = { interval: 10, timeout: 30_000 };
const AGAIN_SOON = 'public, max-age=15';

let neighbour: TileNeighbour;
let folder: string;
let service: TileService;
const log: string[] = [];
const line = (message: unknown): void => void log.push(String(message));
const LOG = { info: line, warn: line, error: line };
outages.writeTo({ warn: (_facts, message) => line(message), info: (_facts, message) => line(message) });

const aService = (): TileService => new TileService({ template: neighbour.address, folder, log: LOG });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lares-tiles-'));
  neighbour = await TileNeighbour.start(LAUSANNE);
  service = aService();
  log.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
  await neighbour.stop();
  rmSync(folder, { recursive: true, force: true });
});

const countFetch = async (): Promise<string> => '192.0.2.1';
const ask = (address: AskedTile['address'] = HERE, of = service): Promise<SentTile> =>
  of.tile({ address, version: undefined, countFetch });

/** Ends once the service is known to answer. */
const up = (of = service): Promise<void> => expect.poll(() => of.hasStreets(), SOON).toBe(true);

const layersOf = ({ bytes }: SentTile): string[] =>
  Object.keys(new VectorTile(new PbfReader(gunzipSync(bytes ?? new Uint8Array()))).layers);

const filesOf = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The stored file of a tile, once it is written. */
async function stored(name = `${HERE.z}/${HERE.x}/${HERE.y}.mvt.gz`): Promise<string> {
  await expect.poll(() => filesOf().some((file) => file.endsWith(name)), SOON).toBe(true);
  return filesOf().find((file) => file.endsWith(name)) ?? '';
}

/** Calls about this tile. */
const callsOf = ({ z, x, y }: AskedTile['address']): number =>
  neighbour.calls.filter((call) => call === `${z}/${x}/${y}`).length;

test('a tile comes with our ground under it, is stored, and is not fetched again', async () => {
  await up();
  const tile = await ask();
  expect(layersOf(tile)).toEqual(expect.arrayContaining(['lares_ground', 'transportation', 'poi']));
  expect(tile.cacheControl).toBe('public, max-age=86400');
  await stored();
  expect(await ask()).toEqual(tile);
  // Another process, and the next start, take the stored one.
  const other = aService();
  neighbour.behaviour = 'answers 500';
  expect((await ask(HERE, other)).bytes).toEqual(tile.bytes);
  expect(callsOf(HERE)).toBe(1);
  expect(log).toEqual([expect.stringMatching(/^Maps show the streets of 127\.0\.0\.1:\d+\.$/)]);
  await other.close();
});

test('no browser waits for the first call: until the service has answered once, maps show our own', async () => {
  neighbour.behaviour = 'stalls';
  const begunMs = performance.now();
  expect(await service.hasStreets()).toBe(false);
  expect(await ask()).toMatchObject({ bytes: null, cacheControl: AGAIN_SOON });
  expect(performance.now() - begunMs).toBeLessThan(1_000);
});

test('many who ask for a tile at once get one call, and calls go eight at a time', async () => {
  await up();
  const tiles = await Promise.all(Array.from({ length: 30 }, () => ask()));
  expect(new Set(tiles.map(({ tag }) => tag)).size).toBe(1);
  expect(callsOf(HERE)).toBe(1);
  const others = Array.from({ length: 40 }, (_, index) => ({ ...HERE, x: HERE.x + 1 + index }));
  await Promise.all(
    others.map((address, index) => service.tile({ address, version: '', countFetch: async () => `net ${index}` })),
  );
  expect(neighbour.mostAtOnce).toBeLessThanOrEqual(8);
});

test.each([
  ['the world', { z: 0, x: 0, y: 0 }],
  ['Paris', tileAt({ lat: 48.85, lng: 2.35 }, 14)],
  ['a house', tileAt(LAUSANNE, 15)],
])('a stranger cannot make us fetch %s', async (_place, address) => {
  await up();
  const before = neighbour.calls.length;
  expect((await ask(address)).bytes).toBeNull();
  expect(neighbour.calls.length).toBe(before);
});

test('a network that asked for too many gets our own map, and stored tiles as before', async () => {
  await up();
  await ask();
  const refused = { version: undefined, countFetch: async () => null };
  expect((await service.tile({ address: HERE, ...refused })).bytes).not.toBeNull();
  expect(await service.tile({ address: tileAt(LAUSANNE, 12), ...refused })).toMatchObject({ bytes: null });
  expect(callsOf(tileAt(LAUSANNE, 12))).toBe(0);
});

const FAULTS: readonly TileBehaviour[] = [
  'stalls',
  'stalls in the middle',
  'answers garbage',
  'answers damaged gzip',
  'answers a page',
  'answers 500',
  'answers too much',
  'answers a bomb',
  'breaks off',
];

describe.each(FAULTS)('a service that %s', (fault) => {
  test('costs two seconds once, then nothing; maps ask again and get their streets when it is back', async () => {
    await up();
    vi.useFakeTimers({ toFake: ['Date'] });
    neighbour.behaviour = fault;
    const begunMs = performance.now();
    const around = Array.from({ length: 8 }, (_, index) => ({ ...HERE, y: HERE.y - index }));
    const failed = await Promise.all(around.map((address) => ask(address)));
    expect(failed.map(({ bytes, cacheControl }) => [bytes, cacheControl])).toEqual(
      around.map(() => [null, AGAIN_SOON]),
    );
    expect(performance.now() - begunMs).toBeLessThan(3_500);
    expect(service.isUp).toBe(false);

    const laterMs = performance.now();
    expect((await ask()).bytes).toBeNull();
    expect(performance.now() - laterMs).toBeLessThan(1_000);
    expect(callsOf(HERE)).toBe(1);

    neighbour.behaviour = 'answers';
    vi.setSystemTime(Date.now() + 10_001);
    await up();
    expect((await ask()).bytes).not.toBeNull();
    expect(log.slice(1)).toEqual([
      expect.stringContaining('does not answer. Maps show our own map'),
      expect.stringContaining('answers again'),
    ]);
  });
});

test('a tile that the service has not is empty for a day', async () => {
  await up();
  neighbour.behaviour = 'has nothing';
  expect(await ask()).toMatchObject({ bytes: null, cacheControl: 'public, max-age=86400' });
  await ask();
  expect(callsOf(HERE)).toBe(1);
  neighbour.behaviour = 'answers';
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + DAY_MS + 1_000);
  await ask();
  await expect.poll(async () => (await ask()).bytes, SOON).not.toBeNull();
});

describe('stored tiles', () => {
  test('of a month ago are sent at once and fetched anew; while the service is away they are sent as they are', async () => {
    await up();
    await ask();
    const file = await stored();
    const monthAgo = new Date(Date.now() - 31 * DAY_MS);
    utimesSync(file, monthAgo, monthAgo);
    neighbour.behaviour = 'stalls';
    const away = aService();
    expect((await ask(HERE, away)).bytes).not.toBeNull();
    await away.close();

    neighbour.behaviour = 'answers';
    const later = aService();
    await up(later);
    const old = await ask(HERE, later);
    await expect.poll(async () => (await ask(HERE, later)).tag, SOON).not.toBe(old.tag);
    expect(callsOf(HERE)).toBe(2);
    await later.close();
  });

  test.each([
    ['empty', () => new Uint8Array()],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['something else', () => Buffer.from('<html>')],
  ])('that are %s are fetched anew', async (_fault, change) => {
    await up();
    const { bytes } = await ask();
    const file = await stored();
    writeFileSync(file, change(readFileSync(file)));
    const next = aService();
    await up(next);
    expect((await ask(HERE, next)).bytes).toEqual(bytes);
    await next.close();
  });

  test('that cannot be written are sent all the same, and the log says so once', async () => {
    await up();
    await stored('.mvt.gz');
    await service.close();
    rmSync(folder, { recursive: true });
    // A file where the folder should be.
    writeFileSync(folder, '');
    service = aService();
    await up();
    expect((await ask()).bytes).not.toBeNull();
    expect((await ask(tileAt(LAUSANNE, 13))).bytes).not.toBeNull();
    await service.close();
    expect(log.filter((said) => said.includes('cannot be stored')).length).toBe(1);
  });
});

test('the folder stays within its bound: tiles used longest ago go first, and those of other versions, too', async () => {
  const rules = { mostBytes: 10 * 4_096, lookBytes: 4_000 };
  const older = new TileFolder(folder, 'older', LOG, rules);
  for (let index = 0; index < 5; index += 1) older.store(`14/1/${index}`, new Uint8Array(3_000));
  await older.close();
  const longAgo = new Date(Date.now() - 40 * DAY_MS);
  for (const file of filesOf()) utimesSync(file, longAgo, longAgo);
  const newer = new TileFolder(folder, 'newer', LOG, rules);
  for (let index = 0; index < 9; index += 1) newer.store(`14/2/${index}`, new Uint8Array(3_000));
  await newer.close();
  const left = filesOf();
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left.filter((file) => file.includes('newer')).length).toBe(9);
});

test('two processes that write the same tile leave one whole file', async () => {
  await up();
  const other = aService();
  await up(other);
  await Promise.all([ask(), ask(HERE, other)]);
  await Promise.all([service.close(), other.close()]);
  const files = filesOf().filter((file) => file.includes(`/${HERE.x}/`));
  expect(files.length).toBe(1);
  expect(gunzipSync(readFileSync(files[0] ?? '')).length).toBeGreaterThan(0);
});
