import { type Load, type LoadResult, rateOf, sendLoad } from './load.ts';
import { percentile } from './measure.ts';
import { benchSearches, resultsOperation } from './searches.ts';
import { cookieOf, rightSignIn, type Signers, strangers, wrongSignIn } from './signers.ts';

/** Seconds that each load of sign-ins lasts. */
const LOAD_S = 10;
/** Rounds of searches and their seconds; a flood begins before its searches and ends after them. */
const ROUNDS = 5;
const ROUND_S = 4;
const MARGIN_S = 1;
/** Visitors who search all the time. */
const SEARCHERS = 8;
const SEARCHES = 400;
const FLOOD_PER_S = 100;
const FLOOD_NAMES = 1_000;
const USUAL_SIGN_INS_PER_S = 10;
/** Questions of each kind whose times are compared. */
const COMPARED = 400;

/** How long right sign-ins take, one after the other, at once, and as they usually come. */
export async function measureSignIns(origin: string, { members }: Signers): Promise<string> {
  const bodies = members.map(rightSignIn);
  const rows: string[] = [];
  const row = async (name: string, pace: Load['pace']): Promise<void> => {
    const result = await sendLoad({ origin, bodies, pace, until: { seconds: LOAD_S } });
    rows.push(`| ${name} | ${rateOf(result).toFixed(1)} | ${timesOf(result)} | ${codesOf(result)} |`);
  };
  await sendLoad({ origin, bodies, pace: { atOnce: 1 }, until: { requests: 20 } });
  for (const atOnce of [1, 4, 16]) await row(`${atOnce} at once`, { atOnce });
  await row(`${USUAL_SIGN_INS_PER_S} arrive each second`, { perSecond: USUAL_SIGN_INS_PER_S });
  return table('Sign-ins with the right password', ['', 'per second', 'p50 ms', 'p95 ms', 'answers'], rows);
}

/** Searches alone and under a flood of wrong passwords, in turns: other load of the machine affects both. */
export async function measureFlood(origin: string): Promise<string> {
  const bodies = benchSearches(SEARCHES).map((search) => JSON.stringify(resultsOperation(search)));
  const search = (): Promise<LoadResult> =>
    sendLoad({ origin, bodies, pace: { atOnce: SEARCHERS }, until: { seconds: ROUND_S } });
  await search();
  const rounds: Record<'alone' | 'during' | 'refused', LoadResult[]> = { alone: [], during: [], refused: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.alone.push(await search());
    const flood = sendFlood(origin);
    await new Promise((begin) => setTimeout(begin, MARGIN_S * 1_000));
    rounds.during.push(await search());
    rounds.refused.push(await flood);
  }
  const [alone, during, refused] = [together(rounds.alone), together(rounds.during), together(rounds.refused)];
  const rows = [
    ['alone', alone],
    [`while ${FLOOD_PER_S} wrong sign-ins arrive each second`, during],
    ['the wrong sign-ins', refused],
  ] as const;
  return [
    table(
      `Searches of ${SEARCHERS} visitors`,
      ['', 'per second', 'p50 ms', 'p95 ms', 'answers'],
      rows.map(
        ([name, result]) => `| ${name} | ${rateOf(result).toFixed(0)} | ${timesOf(result)} | ${codesOf(result)} |`,
      ),
    ),
    `\nSearches keep ${((100 * rateOf(during)) / rateOf(alone)).toFixed(0)} % of their pace.`,
  ].join('\n');
}

/** Wrong passwords for many names, from before a round of searches until after it. */
const sendFlood = (origin: string): Promise<LoadResult> =>
  sendLoad({
    origin,
    bodies: strangers(FLOOD_NAMES).map(wrongSignIn),
    pace: { perSecond: FLOOD_PER_S },
    until: { seconds: ROUND_S + 2 * MARGIN_S },
  });

/** Several results as one. */
function together(results: readonly LoadResult[]): LoadResult {
  const codes: Record<string, number> = {};
  for (const [code, count] of results.flatMap((result) => Object.entries(result.codes)))
    codes[code] = (codes[code] ?? 0) + count;
  return {
    timesMs: results.flatMap(({ timesMs }) => timesMs),
    codes,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** Whether the time of a refusal reveals its reason: unknown address, wrong password and removed account, in turns. */
export async function measureRefusals(origin: string, { members, removed }: Signers): Promise<string> {
  const kinds = { 'unknown address': strangers(members.length), 'wrong password': members, 'removed account': removed };
  const names = Object.keys(kinds);
  const bodies = members.flatMap((_, index) => Object.values(kinds).map((emails) => wrongSignIn(emails[index] ?? '')));
  return compareTimes('Sign-ins refused', { names, load: { origin, bodies } });
}

/** Whether the time of `profile(email)` reveals to a member if a stranger has an account. */
export async function measureProfiles(origin: string, { members }: Signers): Promise<string> {
  const [own = '', ...others] = members;
  const cookie = await cookieOf(origin, own);
  const query = 'query ($email: String) { profile(email: $email) { id } }';
  const unknown = strangers(others.length);
  const bodies = others.flatMap((email, index) =>
    [email, unknown[index]].map((asked) => JSON.stringify({ query, variables: { email: asked } })),
  );
  const names = ["another member's address", 'an unknown address'];
  return compareTimes('A profile asked for', { names, load: { origin, bodies, headers: { cookie } } });
}

/** Asks for several kinds in turns and compares their medians with the first. */
async function compareTimes(
  title: string,
  { names, load }: { names: readonly string[]; load: Pick<Load, 'origin' | 'bodies' | 'headers'> },
): Promise<string> {
  const ask = (each: number) => sendLoad({ ...load, pace: { atOnce: 1 }, until: { requests: each * names.length } });
  await ask(10);
  const result = await ask(COMPARED);
  const medians = names.map((_, kind) => median(result.timesMs.filter((_ms, index) => index % names.length === kind)));
  const rows = names.map((name, kind) => {
    const [first = 0, own = 0] = [medians[0], medians[kind]];
    return `| ${name} | ${COMPARED} | ${own.toFixed(2)} | ${(own - first).toFixed(2)} | ${(own / first).toFixed(3)} |`;
  });
  return [table(title, ['', 'asked', 'median ms', '− first', '× first'], rows), `\nAnswers: ${codesOf(result)}`].join(
    '\n',
  );
}

const sorted = (timesMs: readonly number[]): number[] => [...timesMs].sort((a, b) => a - b);
const median = (timesMs: readonly number[]): number => percentile(sorted(timesMs), 0.5);

const timesOf = ({ timesMs }: LoadResult): string =>
  [0.5, 0.95].map((share) => percentile(sorted(timesMs), share).toFixed(1)).join(' | ');

const codesOf = ({ codes }: LoadResult): string =>
  Object.entries(codes)
    .map(([code, count]) => `${count} × ${code}`)
    .join(', ');

const table = (title: string, heads: readonly string[], rows: readonly string[]): string =>
  [`\n**${title}**\n`, `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');
