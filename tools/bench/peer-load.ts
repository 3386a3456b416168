import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const VISITORS = 8;
const WARM_UP_S = 5;

/** A request of a load: a page, or with a body a question to the API. */
export interface LoadedRequest {
  path: string;
  body?: string;
}

/**
 * Answers a second to eight visitors who ask in turns, over connections that stay open. Sent from this process, on its core.
 *
 * @throws Error when an answer is no success
 */
export async function answersPerSecond(
  origin: string,
  asked: readonly LoadedRequest[],
  seconds: number,
): Promise<number> {
  const requests = asked.map(({ path, body }) => ({
    path,
    method: body === undefined ? ('GET' as const) : ('POST' as const),
    headers: { 'accept-encoding': 'gzip', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }));
  const load = { url: origin, connections: VISITORS, requests };
  await autocannon({ ...load, duration: WARM_UP_S });
  const { requests: answered, non2xx, errors, duration } = await autocannon({ ...load, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${answered.total} answers failed.`);
  return answered.total / duration;
}

/** Does something while a feed changes 1,000 listings a minute. Returns also how many changed. */
export async function whileFeedChanges<Result>(
  settings: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<{ result: Result; changed: number }> {
  const changer = fork(new URL('./feed-changer.ts', import.meta.url), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  });
  const failed = once(changer, 'exit').then(([code]) => {
    throw new Error(`The feed ended with ${code}.`);
  });
  const told = (): Promise<unknown[]> => Promise.race([once(changer, 'message'), failed]);
  await told();
  const result = await work();
  changer.send('end');
  const [changed] = await told();
  failed.catch(() => undefined);
  return { result, changed: Number(changed) };
}
