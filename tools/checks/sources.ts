import { existsSync, globSync, readFileSync } from 'node:fs';

/** The rest of a comment's line after `@source`. In style sheets that word is a command, too. */
const TAG = /(?:\/\*|\/\/|^\s*\*).*?@source (.+?)(?:\s*\*\/.*)?$/gm;
/** A path of the project, with or without a part in it. */
const OF_PROJECT =
  /^((?:src|sample|tools|tests|docs|deploy|db|locales)\/[^\s,]+|[A-Z]+\.md|schema\.graphql)((?:, "[^"]+")*)$/;
/** A heading, or the first cell of a row. */
const NAMED_PART = /^#+ (.+)$|^\| *([^|]+?) *\|/gm;
const OF_PACKAGE = /^package (\S+?),? /;

/** Outside documents, by the form of their names. */
const OUTSIDE: readonly RegExp[] = [
  /^https:\/\/\S+( "[^"]+")?$/,
  /^RFC \d+/,
  /^(ASVS|WCAG|WAI-ARIA|EN|ISO|E\.164|IDX 3\.01|OpenID Connect (?:Core|Discovery))\b/,
  /^OWASP [\w ]+ Cheat Sheet$/,
  /^schema\.org\/\w+$/,
  /^\w+\(\d\), "/,
];

/** Inputs of the check. */
export interface SourceFiles {
  /** The text of a file; null without the file. */
  read(path: string): string | null;
  hasPackage(name: string): boolean;
}

/** Sources in comments that do not exist; empty when there are none. */
export function findSourceFaults(): string[] {
  const texts = new Map<string, string | null>();
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  const files: SourceFiles = {
    read: (path) => {
      const text = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
      texts.set(path, text);
      return text;
    },
    hasPackage: (name) => `node_modules/${name}` in lock.packages,
  };
  return globSync('{src,sample,tools,tests}/**/*.{ts,tsx,mjs,css}').flatMap((file) =>
    sourceFaults(readFileSync(file, 'utf8'), files).map((fault) => `${file}: ${fault}`),
  );
}

/** Faults of the sources that a text names. */
export const sourceFaults = (text: string, files: SourceFiles): string[] =>
  [...text.matchAll(TAG)]
    .flatMap(([, sources = '']) => sources.split('; '))
    .flatMap((source) => faultsOf(source, files).map((fault) => `source ${source}: ${fault}`));

function faultsOf(source: string, { read, hasPackage }: SourceFiles): string[] {
  const [, path, quoted = ''] = OF_PROJECT.exec(source) ?? [];
  const [, name] = OF_PACKAGE.exec(`${source} `) ?? [];
  if (name) return hasPackage(name) ? [] : ['there is no such package'];
  if (!path)
    return OUTSIDE.some((kind) => kind.test(source)) ? [] : ['neither a file of the project nor a known standard'];
  const text = read(path);
  if (text === null) return ['there is no such file'];
  const parts = path.endsWith('.md') ? namedParts(text) : null;
  return [...quoted.matchAll(/"([^"]+)"/g)]
    .map(([, part = '']) => part)
    .filter((part) => !(parts ? parts.has(part) : text.includes(part)))
    .map((part) => `nothing is called "${part}" there`);
}

/** Headings of a document, and first cells of its rows. */
export const namedParts = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(NAMED_PART)].map(([, heading, cell = '']) => (heading ?? cell).replaceAll('`', '')));
