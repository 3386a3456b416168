import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VISITORS = 8;
const WARM_UP_S = 5;
const LONGEST_ANSWER_S = 30;

/** A request of a load: a page, or with a body a question to the API. */
export interface LoadedRequest {
  path: string;
  body?: string;
}

/**
 * Answers a second to eight visitors who ask in turns, over connections that stay open; sent by `wrk`, on the core of this
 * process. A sender in JavaScript takes longer to read a page than our server to send one from memory.
 *
 * @throws Error when an answer is no success
 */
export async function answersPerSecond(
  origin: string,
  asked: readonly LoadedRequest[],
  seconds: number,
): Promise<number> {
  const script = join('var/bench', 'load.lua');
  writeFileSync(script, luaOf(asked));
  await loaded(origin, script, WARM_UP_S);
  return loaded(origin, script, seconds);
}

/** One load. @returns answers a second */
async function loaded(origin: string, script: string, seconds: number): Promise<number> {
  const shape = [
    `--connections=${VISITORS}`,
    '--threads=1',
    `--duration=${seconds}s`,
    `--timeout=${LONGEST_ANSWER_S}s`,
  ];
  const { stdout } = await promisify(execFile)('wrk', [...shape, `--script=${script}`, origin]);
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1];
  const failures = stdout.match(/^\s*(?:Non-2xx or 3xx responses|Socket errors):.*/gm);
  if (failures || rate === undefined) throw new Error(`Answers of ${origin} failed. ${failures?.join(' ') ?? stdout}`);
  return Number(rate);
}

/** The script by which `wrk` asks for all of them in turns. */
function luaOf(asked: readonly LoadedRequest[]): string {
  const headersOf = (body: string | undefined): string =>
    `{["Accept-Encoding"]="gzip"${body === undefined ? '' : ',["Content-Type"]="application/json"'}}`;
  const requests = asked.map(({ path, body }) => {
    const [method, content] = body === undefined ? ['GET', 'nil'] : ['POST', quoted(body)];
    return `wrk.format("${method}", ${quoted(path)}, ${headersOf(body)}, ${content})`;
  });
  return `
    local requests, last = {}, 0
    init = function() requests = {${requests.join(',\n')}} end
    request = function()
      last = last % #requests + 1
      return requests[last]
    end
  `;
}

/** A text in Lua. */
const quoted = (text: string): string => `[==[${text}]==]`;

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
  const nextMessage = (): Promise<unknown[]> => Promise.race([once(changer, 'message'), failed]);
  await nextMessage();
  const result = await work();
  changer.send('end');
  const [changed] = await nextMessage();
  failed.catch(() => undefined);
  return { result, changed: Number(changed) };
}
