import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { check, type Parameters } from 'recheck';

/** A regular expression and its position. */
export interface FoundExpression {
  /** `path:line` */
  at: string;
  source: string;
  flags: string;
}

/** Expressions of one file. */
export interface ExpressionsOfFile {
  literals: FoundExpression[];
  /** Positions of calls of `RegExp`, `path:line`. */
  built: string[];
}

/** Cache of earlier verdicts: a linear expression stays linear. */
const CACHE = 'var/linear-expressions.json';
/** Version of the rule below; another one discards the cache. */
const RULE = 'recheck 4.5.0, 2';

/** Bounded by steps and not by time, so that a busy machine reaches the same verdict: an attack that is slow by the clock alone is none. */
const HOW: Parameters = {
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 200_000_000,
  maxNFASize: 2_000,
  maxIteration: 3,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
};
const AT_ONCE = 2;

/**
 * Regular expressions of `src` that take more than linear time on some text, or that cannot be decided; empty when there are none.
 *
 * @source docs/decisions/061-linear-regular-expressions.md
 */
async function findExpressionFaults(): Promise<string[]> {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/generated\//.test(file));
  const found = files.map((file) => ({ file, ...expressionsOf(file, readFileSync(file, 'utf8')) }));
  const building = found.filter(({ built }) => built.length > 0);
  const built = await expressionsBuiltBy(building.map(({ file }) => file));
  const seen = new Set(built.map(({ at }) => at));
  const unseen = building.flatMap((of) => of.built).filter((at) => !seen.has(at));
  const linear = cachedVerdicts();
  const slow = await slowAmong([...found.flatMap(({ literals }) => literals), ...built], linear);
  storeVerdicts(linear);
  return [...unseen.map((at) => `${at}: builds a regular expression in a function, where no check sees it`), ...slow];
}

/** Literal regular expressions of a file, and positions where it builds others. */
export function expressionsOf(file: string, text: string): ExpressionsOfFile {
  const literals: FoundExpression[] = [];
  const built: string[] = [];
  const place = (start: number): string => `${file}:${text.slice(0, start).split('\n').length}`;
  const noteBuilt = ({ callee, start }: { callee: { type: string; name?: string }; start: number }): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(place(start));
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex)
        literals.push({ at: place(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: (node) => noteBuilt(node as never),
    CallExpression: (node) => noteBuilt(node as never),
  }).visit(parseSync(file, text).program);
  return { literals, built };
}

/** Expressions that files build when they are first loaded: each call of `RegExp`. */
async function expressionsBuiltBy(files: readonly string[]): Promise<FoundExpression[]> {
  const found: FoundExpression[] = [];
  const Plain = globalThis.RegExp;
  const note = (built: RegExp): RegExp => {
    const at = callingPlace(new Error().stack ?? '');
    if (at) found.push({ at, source: built.source, flags: built.flags });
    return built;
  };
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, parts, made) => note(Reflect.construct(target, parts, made)),
    apply: (target, self, parts) => note(Reflect.apply(target, self, parts)),
  });
  try {
    for (const file of files) await import(resolve(file));
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
}

/** Position of the call in `src`; null for a call of a package. */
function callingPlace(stack: string): string | null {
  const caller = stack.split('\n').find((line) => line.includes('file://') && !line.includes('/tools/checks/'));
  const [, path = '', line = ''] = /(file:\/\/[^)]*):(\d+):\d+\)?$/.exec(caller ?? '') ?? [];
  const root = `${resolve('src')}/`;
  const file = path && fileURLToPath(path);
  return file.startsWith(root) ? `src/${file.slice(root.length)}:${line}` : null;
}

/**
 * Faults of expressions.
 *
 * @param linear known linear expressions: they are not checked again, and new ones are added
 */
export async function slowAmong(expressions: readonly FoundExpression[], linear: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const byText = Map.groupBy(expressions, ({ source, flags }) => `${RULE} /${source}/${flags}`);
  const waiting = [...byText].filter(([text, [one]]) => one && !linear.has(text) && !isShort(one.source)).values();
  const work = async (): Promise<void> => {
    for (const [text, [one]] of waiting) {
      if (!one) continue;
      const verdict = await check(one.source, one.flags, HOW);
      if (verdict.status === 'safe') linear.add(text);
      else faults.push(`${one.at}: /${one.source}/${one.flags} ${saysOf(verdict)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

const saysOf = (verdict: Awaited<ReturnType<typeof check>>): string =>
  verdict.status === 'vulnerable'
    ? `takes ${verdict.complexity.summary} time on ${verdict.attack.pattern}`
    : 'is too intricate for a proof that it is linear';

/** Whether no part of an expression may repeat ten times or more: there is nothing to multiply. */
const isShort = (source: string): boolean =>
  !/[*+]|\{\d+,\}|\{(?:\d+,)?\d\d/.test(source.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, ''));

function cachedVerdicts(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(CACHE, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function storeVerdicts(verdicts: ReadonlySet<string>): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify([...verdicts].filter((text) => text.startsWith(RULE))));
}

if (import.meta.main) {
  const faults = await findExpressionFaults();
  console.log(faults.join('\n'));
  process.exit(faults.length > 0 ? 1 : 0);
}
