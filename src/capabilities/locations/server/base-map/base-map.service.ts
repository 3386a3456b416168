import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { notFound } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import { findLoadedVersion } from '../dataset/place-import.queries.ts';
import { listNamedAreas, listNamedLocalities } from './base-map.queries.ts';
import type { BaseMapNames, ZoomTiles } from './base-map-cut.ts';
import { DEEPEST_ZOOM } from './base-map-layers.ts';
import type { TileAddress } from './tile-grid.ts';

/** The base map of one database: the shapes of the package with the names in the database. */
export interface BaseMap {
  /** Changes with any content of the tiles. */
  version(): Promise<string>;
  /**
   * A vector tile, compressed by gzip; null where it would be empty.
   *
   * @throws AppError `error.notFound` outside of the pyramid
   */
  tile(address: TileAddress): Promise<Uint8Array | null>;
}

/** Digest of the code that makes tiles of shapes and names; a test holds it to the tiles. The names themselves have editions. */
export const TILES_VERSION = 'd143ee0ccd83';

/** Time limit of the cutting thread, milliseconds; cutting takes two seconds. */
const LONGEST_CUT_MS = 60_000;

/** Reads data on first use, then once in the life of the process: all tiles together take 1 MB. */
export function createBaseMap(db: Db): BaseMap {
  const version = once(() => readVersion(db));
  const levels = once(async (forget) => startCutting(await readNames(db), forget));
  return {
    version,
    tile: async ({ z, x, y }) => {
      if (z > DEEPEST_ZOOM || x >= 2 ** z || y >= 2 ** z) throw notFound();
      const tiles = await (await levels())[z];
      return tiles?.get(`${x}/${y}`) ?? null;
    },
  };
}

/** Caches the result; a failure, immediate or later, is retried by the next call. */
function once<Value>(make: (forget: () => void) => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  const forget = (): void => {
    made = undefined;
  };
  return () => {
    made ??= make(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return made;
  };
}

async function readVersion(db: Db): Promise<string> {
  const editions = await Promise.all([findLoadedVersion(db, 'packages'), findLoadedVersion(db, 'directory')]);
  return createHash('sha256')
    .update(JSON.stringify([TILES_VERSION, ...editions]))
    .digest('hex')
    .slice(0, 12);
}

async function readNames(db: Db): Promise<BaseMapNames> {
  const [areas, localities] = await Promise.all([listNamedAreas(db), listNamedLocalities(db)]);
  return { areas, localities };
}

/** Cuts in a separate thread; each zoom is available as soon as it is done, the coarse ones first. */
function startCutting(names: BaseMapNames, onFailure: () => void): Promise<ZoomTiles['tiles']>[] {
  const levels = Array.from({ length: DEEPEST_ZOOM + 1 }, () => Promise.withResolvers<ZoomTiles['tiles']>());
  const worker = new Worker(new URL('./base-map-worker.ts', import.meta.url), { workerData: names });
  let missing = levels.length;
  const end = (error: Error): void => {
    if (missing > 0) onFailure();
    for (const { reject } of levels) reject(error);
  };
  worker.on('message', ({ zoom, tiles }: ZoomTiles) => {
    missing -= 1;
    levels[zoom]?.resolve(tiles);
  });
  worker.on('error', end);
  const alarm = setTimeout(() => void worker.terminate(), LONGEST_CUT_MS).unref();
  worker.on('exit', () => {
    clearTimeout(alarm);
    end(new Error('The thread of the base map ended too early.'));
  });
  worker.unref(); // a stop of the server does not wait for it
  for (const { promise } of levels) promise.catch(() => {}); // each request for a tile gets the error
  return levels.map(({ promise }) => promise);
}
