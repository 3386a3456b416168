import { globSync, readFileSync } from 'node:fs';
import { givenUpWords } from './plain-words.ts';

const EXPORT = /^export (?:abstract )?(async function|function|const|class|interface|type|enum)\*? (\w+)/gm;
/** A declaration, exported or local. */
const DECLARATION = /^\s*(?:export )?(?:abstract |async )?(?:function|const|let|class|interface|type|enum)\*? (\w+)/gm;

/** Parts of a name as words: `listUntold` is "list untold". */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .toLowerCase()
    .replaceAll('_', ' ');

const SOURCES = 'src/**/*.{ts,tsx}';
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

/** Declared names of the sources that contain a word given up, and exported functions whose name another file exports too. */
export function findNameFaults(
  texts: ReadonlyMap<string, string> = new Map(productSources().map((file) => [file, readFileSync(file, 'utf8')])),
): string[] {
  const words = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(DECLARATION)].flatMap(([, name = '']) =>
      givenUpWords(wordsOf(name), 'names').map((fault) => `${file}: in ${name} ${fault}`),
    ),
  );
  const doubled = doubledFunctions(texts).map(
    ([name, files]) => `${name} is a function of several files: ${files.join(', ')}`,
  );
  return [...words, ...doubled];
}
