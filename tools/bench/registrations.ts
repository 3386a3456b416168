import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#platform/context/services.ts';
import { ask } from './http-from.ts';
import { aStranger } from './strangers.ts';

/** Registrations that arrive each second, whatever becomes of the earlier ones. */
const PER_SECOND = 8;

const PERSON = { firstName: 'Anna', lastName: 'Muster', password: 'Drei-Enten-am-See', uiLang: 0 };

/** Answers by their status; `none` where the connection broke. */
export type Answers = Record<string, number>;

/** People who register without end, and a list of the acknowledged ones, outside of the product. */
export class Registrations {
  readonly #origin: string;
  readonly #services: Services;
  readonly #file: string;
  readonly #ledger: number;
  readonly #open = new Set<Promise<void>>();
  #isOver = false;
  #arriving = Promise.resolve();
  answers: Answers = {};
  longestMs = 0;
  #taken = 0;
  /** When each answer came that was not the expected one, milliseconds of `performance.now()`. */
  readonly failedMs: number[] = [];
  /** Times of acknowledgements, milliseconds of `performance.now()`. */
  readonly acknowledgedMs = new Map<string, number>();

  readonly #perSecond: number;

  constructor(origin: string, services: Services, ledgerFile: string, perSecond = PER_SECOND) {
    this.#perSecond = perSecond;
    this.#origin = origin;
    this.#services = services;
    this.#file = ledgerFile;
    this.#ledger = openSync(ledgerFile, 'a');
  }

  /** People arrive until `end`. */
  begin(): void {
    this.#arriving = this.#arrive();
  }

  /** How many wait for their answer right now. */
  inFlight(): number {
    return this.#open.size;
  }

  /** No new people arrive; waiting ones are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#arriving;
    await Promise.all(this.#open);
    closeSync(this.#ledger);
  }

  /** How many answers came since this was last asked. */
  takenAnswers(): number {
    const all = Object.values(this.answers).reduce((sum, count) => sum + count, 0);
    const taken = all - this.#taken;
    this.#taken = all;
    return taken;
  }

  /** Addresses of all acknowledged people. */
  acknowledged(): string[] {
    return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
  }

  async #arrive(): Promise<void> {
    const begunMs = performance.now();
    for (let sent = 0; !this.#isOver; sent += 1) {
      await sleep(Math.max(0, begunMs + (sent / this.#perSecond) * 1_000 - performance.now()));
      const one = this.#register(`person-${sent}@example.ch`).finally(() => this.#open.delete(one));
      this.#open.add(one);
    }
  }

  async #register(email: string): Promise<void> {
    const begunMs = performance.now();
    const status = await this.#ask(email);
    this.longestMs = Math.max(this.longestMs, performance.now() - begunMs);
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    if (status !== '200') return void this.failedMs.push(performance.now());
    writeSync(this.#ledger, `${email}\n`);
    this.acknowledgedMs.set(email, performance.now());
  }

  async #ask(email: string): Promise<string> {
    const { cookie, proof } = aStranger(this.#services);
    // Each from elsewhere: the product counts registrations by address.
    const address = [127, randomInt(1, 256), randomInt(256), randomInt(1, 255)].join('.');
    const { status } = await ask(
      { origin: this.#origin, address, once: true },
      {
        path: '/register',
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...proof('register') },
        body: JSON.stringify({ ...PERSON, email }),
      },
    );
    return status === 0 ? 'none' : String(status);
  }
}
