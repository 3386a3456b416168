import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { HostCalls } from '#platform/http/outbound/outbound-call.ts';
import { type Neighbour, outages } from '#platform/log/outages.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { BASE_MAP_EXTENT } from '../base-map/base-map-layers.ts';
import { CACHE_BRIEFLY } from '../base-map/not-cached.ts';
import { isInExtent, type TileAddress, tileAt } from '../base-map/tile-grid.ts';
import { streetService } from './street-metrics.ts';
import type { AskedTile, SentTile, StreetSource, StreetTiles } from './street-source.ts';
import { callTile, TileError, tileHost } from './tile-call.ts';
import { packed } from './tile-content.ts';
import { type StoredTile, TileFolder } from './tile-folder.ts';

/** Form of the stored tiles: another form has another folder. */
const FORM = 1;

const ZOOMS = { firstZoom: 8, deepestZoom: 14 };
/** A tile by which a call finds out whether a service answers: that of Bern. */
const PROBE: TileAddress = tileAt({ lng: 7.45, lat: 46.95 }, ZOOMS.firstZoom);

/** Ages at which a tile is fetched anew, milliseconds: a service that lost its tiles answers that it has none. */
const OLD_MS = { tile: 30 * DAY_MS, empty: DAY_MS };

/** Longest wait of a browser for a tile, milliseconds; then our own map is shown there. */
const PATIENCE_MS = 2_000;
/** Failures in a row after which a service counts as away, and the time between two calls that look whether it is back, milliseconds. */
const MOST_FAILURES = 5;
const REST_MS = 10_000;

/** Limits of calls; networks take turns. @source docs/reference/bounds.md, "Slots and queues" */
const CALLS = {
  atOnce: 8,
  mostOfNetwork: 6,
  mostWaiting: 200,
  mostWaitingOfNetwork: 60,
  longestMs: 4_000,
  retryAfterS: 5,
};

/** Size of the tiles in memory, and of one without bytes, bytes. */
const MEMORY_BYTES = 16 * 1_048_576;
const ENTRY_BYTES = 300;

/** Browsers ask again for what they drew. */
const CACHE_TILE = 'public, max-age=86400';
/** Maps ask again for a tile that did not come: it is drawn as soon as there are streets, at the same place. */
const CACHE_AWAY = 'public, max-age=15';

const AWAY: SentTile = { bytes: null, tag: 'away', cacheControl: CACHE_AWAY };
const OUTSIDE: SentTile = { bytes: null, tag: 'outside', cacheControl: CACHE_BRIEFLY };

/** Sources of a service of tiles. */
export interface TileServiceParts {
  /** Address with `{z}`, `{x}`, `{y}`. */
  template: string;
  /** The folder for tiles. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Streets from a service, in the scheme of OpenMapTiles: fetched as they are asked for, stored on disk, and served by us. While the service
 * is away, stored tiles are sent, whatever their age, and for others nothing: maps show our own map there at once, and ask again.
 *
 * Only tiles of the country are fetched, each once however many ask for it.
 *
 * @source docs/decisions/080-streets-from-a-service.md
 */
export class TileService implements StreetSource {
  readonly mayCome = true;
  readonly #template: string;
  readonly #identity: string;
  readonly #neighbour: Neighbour;
  readonly #log: TileServiceParts['log'];
  readonly #folder: TileFolder;
  readonly #host: HostCalls;
  readonly #calls = new Semaphore(CALLS);
  readonly #memory = new LRUCache<string, StoredTile>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + (bytes?.length ?? 0),
  });
  readonly #underWay = new Map<string, Promise<StoredTile>>();
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(MOST_FAILURES),
    // Away until it has answered once: no browser waits for the first call.
    initialState: { ownState: { value: CircuitState.Open, openedAt: 0, attemptNo: 1 }, breakerState: 0 },
  });
  #probing: Promise<void> | null = null;
  #isClosed = false;

  constructor({ template, folder, log }: TileServiceParts) {
    const { host } = new URL(template);
    this.#template = template;
    this.#identity = `${FORM}-${createHash('sha256').update(template).digest('hex').slice(0, 12)}`;
    this.#neighbour = { kind: 'other', name: host, whileAway: 'Maps show our own map where no streets are stored.' };
    this.#log = log;
    this.#folder = new TileFolder(folder, this.#identity, log);
    this.#host = tileHost(template, CALLS.atOnce);
    this.#breaker.onBreak((reason) => this.#onAway('error' in reason ? reason.error : null));
    this.#breaker.onReset(() => this.#onBack());
  }

  async tiles(): Promise<StreetTiles> {
    return { layout: 'openmaptiles', identity: this.#identity, ...ZOOMS, bounds: BASE_MAP_EXTENT };
  }

  /** Whether the service answers, as far as it is known. */
  get isUp(): boolean {
    return this.#breaker.state === CircuitState.Closed;
  }

  /** Whether the service answers; if not, a call in the background looks whether it is back, every few seconds. */
  async hasStreets(): Promise<boolean> {
    if (!this.isUp) this.#probe();
    return this.isUp;
  }

  async tile({ address, countFetch }: AskedTile): Promise<SentTile> {
    const { z } = address;
    if (z < ZOOMS.firstZoom || z > ZOOMS.deepestZoom || !isInExtent(address)) return OUTSIDE;
    const name = nameOf(address);
    const known = this.#memory.get(name) ?? (await this.#folder.read(name));
    if (known) {
      this.#memory.set(name, known);
      if (isOld(known)) this.#inBackground(this.#fetched(address, countFetch));
      return sent(name, known);
    }
    const patience = new AbortController();
    const late = delay(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null);
    try {
      const tile = await Promise.race([this.#fetched(address, countFetch), late]);
      return tile ? sent(name, tile) : AWAY;
    } catch (error) {
      if (!isExpected(error)) throw error;
      return AWAY;
    } finally {
      patience.abort();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#host.close();
    await Promise.allSettled([this.#probing, ...this.#underWay.values()]);
    await this.#folder.close();
    outages.forget(this.#neighbour, this);
  }

  #probe(): void {
    this.#probing ??= this.#call(PROBE)
      .then((tile) => void this.#keep(nameOf(PROBE), tile))
      .finally(() => {
        this.#probing = null;
      });
    this.#inBackground(this.#probing);
  }

  #onAway(error: unknown): void {
    if (!this.#isClosed) outages.failed(this.#neighbour, error, this);
  }

  #onBack(): void {
    if (!outages.isAway(this.#neighbour)) this.#log.info(`Maps show the streets of ${this.#neighbour.name}.`);
    outages.answered(this.#neighbour, this);
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!isExpected(error)) this.#log.error({ err: error }, 'a tile of streets failed');
    });
  }

  /** Fetches a tile, with all who ask for it meanwhile; null while the service is away, or the network has had its share. */
  async #fetched(address: TileAddress, countFetch: AskedTile['countFetch']): Promise<StoredTile | null> {
    const name = nameOf(address);
    const known = this.#underWay.get(name);
    if (known) return known;
    if (!(await this.hasStreets())) return null;
    const network = await countFetch();
    if (network === null) return null;
    // Others may have begun, or ended, meanwhile.
    const stored = this.#memory.get(name);
    if (stored && !isOld(stored)) return stored;
    return this.#underWay.get(name) ?? this.#begin(address, network);
  }

  #begin(address: TileAddress, network: string): Promise<StoredTile> {
    const name = nameOf(address);
    const work = this.#calls
      .take(() => this.#call(address), { network })
      .then((tile) => this.#keep(name, tile))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, work);
    return work;
  }

  /** @throws TileError; BrokenCircuitError */
  #call(address: TileAddress): Promise<Uint8Array | null> {
    return this.#breaker.execute(async () => {
      streetService.calls += 1;
      try {
        const tile = await callTile(this.#template, address, this.#host);
        if (tile === null && address === PROBE) throw new TileError('it has no tile of Bern');
        return tile;
      } catch (error) {
        streetService.failures += 1;
        throw error;
      }
    });
  }

  async #keep(name: string, tile: Uint8Array | null): Promise<StoredTile> {
    const stored = { bytes: tile && (await packed(tile)), fetchedAtMs: Date.now() };
    this.#memory.set(name, stored);
    this.#folder.store(name, stored.bytes);
    return stored;
  }
}

const nameOf = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;

const isOld = ({ bytes, fetchedAtMs }: StoredTile): boolean =>
  Date.now() - fetchedAtMs > (bytes === null ? OLD_MS.empty : OLD_MS.tile);

const sent = (name: string, { bytes, fetchedAtMs }: StoredTile): SentTile => ({
  bytes,
  tag: `${name.replaceAll('/', '-')}-${Math.floor(fetchedAtMs)}`,
  cacheControl: CACHE_TILE,
});

/** A service that fails, rests or is asked too much at once is no defect. */
const isExpected = (error: unknown): boolean =>
  error instanceof TileError || error instanceof BrokenCircuitError || error instanceof AppError;
