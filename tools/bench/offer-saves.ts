import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { askApi } from './http-from.ts';
import { type OfferWriter, saveBody, wholeOffer } from './offer-writers.ts';

/** Saves that arrive each second, whatever becomes of the earlier ones. */
const PER_SECOND = 50;

/** Drafts that are saved without end, and a list of the acknowledged ones, outside of the product. */
export class OfferSaves {
  readonly #origin: string;
  readonly #writers: readonly OfferWriter[];
  readonly #file: string;
  readonly #ledger: number;
  readonly #open = new Set<Promise<void>>();
  #isOver = false;
  #arriving = Promise.resolve();
  /** Answers by what they were; `none` where the connection broke. */
  readonly answers: Record<string, number> = {};
  /** Of those that were acknowledged, milliseconds. */
  readonly timesMs: number[] = [];

  constructor(origin: string, writers: readonly OfferWriter[], ledgerFile: string) {
    this.#origin = origin;
    this.#writers = writers;
    this.#file = ledgerFile;
    this.#ledger = openSync(ledgerFile, 'a');
  }

  /** Saves arrive until `end`. */
  begin(): void {
    this.#arriving = this.#arrive();
  }

  /** Nothing new is saved; waiting saves are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#arriving;
    await Promise.all(this.#open);
    closeSync(this.#ledger);
  }

  /** Acknowledged drafts: the browser's id of each, with its price. */
  acknowledged(): Map<string, number> {
    const lines = readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
    return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
  }

  async #arrive(): Promise<void> {
    const begunMs = performance.now();
    for (let sent = 0; !this.#isOver; sent += 1) {
      await sleep(Math.max(0, begunMs + (sent / PER_SECOND) * 1_000 - performance.now()));
      const one = this.#save(sent).finally(() => this.#open.delete(one));
      this.#open.add(one);
    }
  }

  async #save(number: number): Promise<void> {
    const index = number % this.#writers.length;
    const localStoreId = `bench-draft-${number}`;
    const price = 1_000 + number;
    const begunMs = performance.now();
    // Each from an address of this machine: the product counts by it.
    const asker = {
      origin: this.#origin,
      address: `127.0.1.${index + 1}`,
      headers: this.#writers[index]?.headers ?? {},
    };
    const { status, body } = await askApi(asker, saveBody(wholeOffer({ localStoreId, price })));
    const isDone = status === 200 && !body.includes('"errors"');
    const answer = isDone ? 'saved' : status === 0 ? 'none' : refusalIn(status, body);
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
    if (!isDone) return;
    this.timesMs.push(performance.now() - begunMs);
    writeSync(this.#ledger, `${localStoreId} ${price}\n`);
  }
}

const refusalIn = (status: number, body: string): string => /"messageId":"([\w.]+)"/.exec(body)?.[1] ?? String(status);
