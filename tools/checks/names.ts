import { globSync, readFileSync } from 'node:fs';

/** Words that names gave up, as parts of a name, and the words to use. @source docs/glossary.md */
const GIVEN_UP: Readonly<Record<string, string>> = {
  told: 'sent, reported',
  untold: 'unsent',
  tell: 'emit, report',
  tells: 'emits, reports',
  hear: 'on, receive',
  hears: 'receives',
  heard: 'received',
  nobody: 'no caller, anonymous',
  somebody: 'a person',
  whoever: 'the caller',
  seeker: 'demand',
  seekers: 'demand',
  rhythm: 'interval',
  shelf: 'store',
  desk: 'editor',
  witness: 'hook',
  asleep: 'lazy',
  believe: 'apply',
  believed: 'trusted',
  wish: 'input',
  wishes: 'input',
  reversal: 'chargeback',
  dispute: 'chargeback',
  figure: 'metric',
  kept: 'stored, cached',
  updateto: 'mark',
};

const EXPORT = /^export (?:abstract )?(async function|function|const|class|interface|type|enum)\*? (\w+)/gm;

/** Parts of a name in lower case: `listUntold` is `list`, `untold`. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .toLowerCase()
    .split('_');

const readSource = (file: string): string => readFileSync(file, 'utf8');

/** Exported names of src that contain a word given up, and exported functions whose name another file exports too. */
export function findNameFaults(
  files = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/generated\/|\.test\.tsx?$/.test(file)),
  read = readSource,
): string[] {
  const faults: string[] = [];
  const functions = new Map<string, Set<string>>();
  for (const file of files) {
    const text = read(file);
    for (const [, kind = '', name = ''] of text.matchAll(EXPORT)) {
      const use = partsOf(name).flatMap((part) =>
        Object.hasOwn(GIVEN_UP, part) ? [`${part} (${GIVEN_UP[part]})`] : [],
      );
      if (use.length > 0) faults.push(`${file}: ${name} contains a word given up: ${use.join(', ')}`);
      if (kind.endsWith('function')) functions.set(name, (functions.get(name) ?? new Set()).add(file));
    }
  }
  for (const [name, places] of functions)
    if (places.size > 1) faults.push(`${name} is a function of several files: ${[...places].join(', ')}`);
  return faults;
}
