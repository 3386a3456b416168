import { fork } from 'node:child_process';

/** Questions to the API, sent by a process of its own: the sender shares no event loop with the server. */
export interface Load {
  origin: string;
  /** Bodies of POST /graphql, sent one after the other and over again. */
  bodies: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** So many senders who wait for their answer, or so many questions a second whatever becomes of the earlier ones. */
  pace: { atOnce: number } | { perSecond: number };
  /** When it ends. */
  until: { seconds: number } | { requests: number };
}

/** Answers to a load. */
export interface LoadResult {
  /** Milliseconds until each answer, in the order of asking. */
  timesMs: number[];
  /** Answers by their number: that of the first error, else that of HTTP. */
  codes: Record<string, number>;
  seconds: number;
}

/** Sends a load. @throws Error when the sender ends before it has reported the result */
export function sendLoad(load: Load): Promise<LoadResult> {
  const sender = fork(new URL('./load-sender.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    sender.once('message', (result) => resolve(result as LoadResult));
    sender.once('error', reject);
    sender.once('exit', (code) => reject(new Error(`The sender ended with ${code}.`)));
    sender.send(load);
  });
}

/** Answers a second. */
export const rateOf = ({ timesMs, seconds }: LoadResult): number => timesMs.length / seconds;
