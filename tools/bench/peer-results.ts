import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { LoadedRequest } from './peer-load.ts';

interface Measurements {
  perSecond: number[];
  /** Bytes of one answer, on the wire and unpacked. */
  gzip: number;
  raw: number;
}

/** Measurements of each server, round by round; the others are compared with the first one. */
export class PeerResults {
  readonly #lines = new Map<string, Measurements>();

  add(name: string, perSecond: number): void {
    this.#line(name).perSecond.push(perSecond);
  }

  /** Notes how large the first of the answers is. */
  async weigh(name: string, origin: string, [asked]: readonly LoadedRequest[]): Promise<void> {
    const line = this.#line(name);
    if (!asked || line.gzip > 0) return;
    const packed = await new Promise<Buffer>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip', ...(asked.body && { 'content-type': 'application/json' }) };
      const outgoing = request(origin + asked.path, { method: asked.body ? 'POST' : 'GET', headers }, async (answer) =>
        resolve(Buffer.concat(await answer.toArray())),
      );
      outgoing.on('error', reject).end(asked.body);
    });
    line.gzip = packed.length;
    line.raw = gunzipSync(packed).length;
  }

  /** As Markdown: the median of the rounds, and how often it is the first line's. */
  table(): string {
    const [first] = [...this.#lines.values()];
    const base = first ? median(first.perSecond) : Number.NaN;
    const rows = [...this.#lines].map(([name, { perSecond, gzip, raw }]) => {
      const rounds = perSecond.map((rate) => rate.toFixed(0)).join(' · ');
      const size = gzip > 0 ? `${(gzip / 1000).toFixed(1)} · ${(raw / 1000).toFixed(0)}` : '';
      const rate = median(perSecond);
      return `| ${name} | ${rounds} | ${rate.toFixed(0)} | ${(rate / base).toFixed(2)} | ${size} |`;
    });
    return ['| | per second, each round | median | × first | kB gzip · raw |', '|---|---|---|---|---|', ...rows].join(
      '\n',
    );
  }

  #line(name: string): Measurements {
    const line = this.#lines.get(name) ?? { perSecond: [], gzip: 0, raw: 0 };
    this.#lines.set(name, line);
    return line;
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
