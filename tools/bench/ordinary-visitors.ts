import { setTimeout as sleep } from 'node:timers/promises';
import { LocationSuggestionsDocument, MapCellsDocument, OffersCountDocument } from '#generated/operations.ts';
import { type Answer, type Asker, ask, askApi } from './http-from.ts';
import { benchSearches, resultsOperation } from './searches.ts';

const VISITORS = 8;
/** Time that a visitor looks at the screen between an answer and the next request, milliseconds. */
const PAUSE_MS = 1_500;
const LAUSANNE = { south: 46.4, west: 6.4, north: 46.7, east: 6.9, zoom: 11 };
const BEGINNINGS = ['Lau', 'Zü', 'Gen', '80', 'Ber', 'Win'];
const searches = benchSearches(200);

/** Results of visitors in a period. */
export interface Visit {
  /** Milliseconds until each answer. */
  timesMs: number[];
  /** Answers by HTTP status; 0 is none. */
  statuses: Record<number, number>;
  /** Times of answers that report a failure of ours, milliseconds of `performance.now()`. */
  failedMs: number[];
}

/** Eight people who look for a home, each from an address of their own: pages, searches, maps, places. */
export class OrdinaryVisitors {
  readonly #origin: string;
  readonly #paths: readonly string[];
  #visit: Visit = { timesMs: [], statuses: {}, failedMs: [] };
  #isOver = false;
  #visitors: Promise<unknown> = Promise.resolve();

  /** @param paths pages that they read */
  constructor(origin: string, paths: readonly string[]) {
    this.#origin = origin;
    this.#paths = paths;
  }

  /** They come, and stay until `end`. */
  begin(): void {
    this.#visitors = Promise.all(Array.from({ length: VISITORS }, (_, number) => this.#browse(number + 1)));
  }

  /** Results since the last call. */
  taken(): Visit {
    const visit = this.#visit;
    this.#visit = { timesMs: [], statuses: {}, failedMs: [] };
    return visit;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#visitors;
  }

  async #browse(number: number): Promise<void> {
    let asker: Asker = { origin: this.#origin, address: `127.0.1.${number}` };
    for (let step = number * 1_000; !this.#isOver; step += 1) {
      const begunMs = performance.now();
      const { status, cookies } = await this.#do(asker, step);
      this.#visit.timesMs.push(performance.now() - begunMs);
      this.#visit.statuses[status] = (this.#visit.statuses[status] ?? 0) + 1;
      if (status === 0 || status >= 500) this.#visit.failedMs.push(performance.now());
      if (cookies.length > 0) asker = { ...asker, headers: { cookie: cookies.join('; ') } };
      await sleep(PAUSE_MS / 2 + Math.random() * PAUSE_MS);
    }
  }

  #do(asker: Asker, step: number): Promise<Answer> {
    const filter = searches[step % searches.length] ?? {};
    const path = this.#paths[(step * 7) % this.#paths.length] ?? '/en';
    switch (step % 6) {
      case 0:
        return askApi(asker, resultsOperation(filter));
      case 1:
        return askApi(asker, { query: String(OffersCountDocument), variables: { filter } });
      case 2:
        return askApi(asker, { query: String(MapCellsDocument), variables: { filter, view: LAUSANNE } });
      case 3: {
        const variables = { text: BEGINNINGS[step % BEGINNINGS.length], limit: 8, locale: 'en' };
        return askApi(asker, { query: String(LocationSuggestionsDocument), variables });
      }
      default:
        return ask(asker, { path, headers: { 'accept-encoding': 'br, gzip' } });
    }
  }
}
