import { globSync, readFileSync } from 'node:fs';
import { declaredNames } from './declared-names.ts';
import { givenUpWords } from './plain-words.ts';

const EXPORT = /^export (?:abstract )?(async function|function|const|class|interface|type|enum)\*? (\w+)/gm;
const IDENTIFIER = /[A-Za-z_]\w*/g;

/** Names with a word given up that are fixed outside of the code, or in one file of it, with the reason. */
const FIXED_NAMES: Readonly<Record<string, string>> = {
  BILL_ADDRESS: 'a setting',
  BILL_IBAN: 'a setting',
  billPart: 'the stored name of a mail',
  billUrl: 'a field of the API',
  dispute: 'a field of the API',
  disputeRef: 'a column',
  disputeStatus: 'a column',
  heardAt: 'a column',
  'src/capabilities/imports/import-problem.ts kept': 'a stored value',
  seekers: 'a field of the API',
  settleReversal: 'an operation of the API',
};

/** Parts of a name as words: `listUntold` is "list untold". */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .toLowerCase()
    .replaceAll('_', ' ');

const SOURCES = 'src/**/*.{ts,tsx}';
const WRITTEN = '{src,sample,tests,tools}/**/*.{ts,tsx,mjs}';
const isSource = (file: string): boolean => !/^src\/generated\/|\.test\.tsx?$/.test(file);

/** Sources of the product without tests and generated files. @param cwd a folder with a state of the project */
export const productSources = (cwd = '.'): string[] => globSync(SOURCES, { cwd }).filter(isSource);

/** Functions that more than one file exports, with the files. @param texts sources by file */
export function doubledFunctions(texts: ReadonlyMap<string, string>): [name: string, files: string[]][] {
  const places = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [, kind = '', name = ''] of text.matchAll(EXPORT))
      if (kind.endsWith('function')) places.set(name, (places.get(name) ?? new Set()).add(file));
  return [...places].filter(([, files]) => files.size > 1).map(([name, files]) => [name, [...files]]);
}

/** Words given up in the names that a source declares. Sources without such a word are not parsed. */
function wordsGivenUpIn(file: string, text: string): string[] {
  const faults = new Map(
    [...new Set(text.match(IDENTIFIER))]
      .filter((name) => !(name in FIXED_NAMES || `${file} ${name}` in FIXED_NAMES))
      .map((name) => [name, givenUpWords(wordsOf(name), 'names')] as const)
      .filter(([, found]) => found.length > 0),
  );
  if (faults.size === 0) return [];
  const declared = declaredNames(file, text);
  return [...faults].flatMap(([name, found]) =>
    declared.has(name) ? found.map((fault) => `${file}: in ${name} ${fault}`) : [],
  );
}

const writtenFiles = (): string[] => globSync(WRITTEN).filter((file) => !file.startsWith('src/generated/'));

/** Declared names of all sources that contain a word given up, and functions that several files of the product export by one name. */
export function findNameFaults(
  texts: ReadonlyMap<string, string> = new Map(writtenFiles().map((file) => [file, readFileSync(file, 'utf8')])),
): string[] {
  const words = [...texts].flatMap(([file, text]) => wordsGivenUpIn(file, text));
  const ofProduct = new Map([...texts].filter(([file]) => file.startsWith('src/') && isSource(file)));
  const doubled = doubledFunctions(ofProduct).map(
    ([name, files]) => `${name} is a function of several files: ${files.join(', ')}`,
  );
  return [...words, ...doubled];
}
