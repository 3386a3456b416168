import { globSync, readFileSync } from 'node:fs';

const DOCUMENT = 'docs/reference/bounds.md';
const SECTION = '## Memory';
/** Folders of the server's code. */
const SERVER_FILES = [
  'src/*.ts',
  'src/product/*.ts',
  'src/kernel/**/*.ts',
  'src/platform/**/*.ts',
  'src/capabilities/**/server/**/*.ts',
];

/** Initialisers of empty collections that live as long as a module or an object, and grow with use. */
const GROWING =
  /^(?:(?:export )?(?:const|let) \w+| {2}(?:static )?(?:readonly )?#?\w+)(?:: (?!Readonly)[^=\n]+)? =\s+new (?:Map|Set|WeakMap|WeakSet|LRUCache)\b(?:<[^\n]*>)?(?:\(\);|\(\{|;)/gm;
const LRU = /new LRUCache\b[^(]*\(\{[^}]*/g;
const BOUND = /(?<amount>\d+(?:\.\d+)?) (?<unit>kB|MB)/;
const UNITS: Readonly<Record<string, number>> = { kB: 1_024, MB: 1_048_576 };

/** A row of the table of what is held in memory. */
export interface CacheRow {
  /** Suffixes of paths of files, or of folders. */
  files: readonly string[];
  /** The first amount of its bound, bytes; null without one. */
  bytes: number | null;
}

/** Rows of the document. */
export function cacheRows(document = readFileSync(DOCUMENT, 'utf8')): CacheRow[] {
  const section = document.split(`${SECTION}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\|(?<contents>[^|]*)\|(?<bound>[^|]*)\|/gm)].flatMap(({ groups = {} }) => {
    const files = [...(groups.contents ?? '').matchAll(/`([^`]*(?:\.tsx?|\/))`/g)].map(([, file = '']) => file);
    const { amount, unit = '' } = BOUND.exec(groups.bound ?? '')?.groups ?? {};
    return files.length === 0 ? [] : [{ files, bytes: amount ? Number(amount) * (UNITS[unit] ?? 0) : null }];
  });
}

/** The bound of a file in the table, bytes. @throws Error where it has none */
export function statedBytes(file: string): number {
  const bytes = cacheRows().find(({ files }) => files.includes(file))?.bytes;
  if (!bytes) throw new Error(`${DOCUMENT} states no bound of ${file}`);
  return bytes;
}

/** Files of the server that store something without a row, rows of deleted files, and caches without a bound in bytes. */
export function findCacheFaults(
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
  files = SERVER_FILES.flatMap((pattern) => globSync(pattern)).filter((file) => !file.includes('.test.')),
  rows = cacheRows(),
): string[] {
  const named = rows.flatMap((row) => row.files);
  const isNamed = (file: string): boolean =>
    named.some((name) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`)));
  const keeping = files.filter((file) => read(file).match(GROWING) && !isNamed(file));
  const unbounded = files.filter((file) => (read(file).match(LRU) ?? []).some((made) => !/\bmaxSize\b/.test(made)));
  const gone = named.filter((name) => !files.some((file) => `/${file}`.includes(`/${name}`)));
  return [
    ...keeping.map((file) => `${file} stores something that "${SECTION.slice(3)}" of ${DOCUMENT} does not name`),
    ...unbounded.map((file) => `${file} has a cache without a bound in bytes (maxSize)`),
    ...gone.map((name) => `${DOCUMENT}: no file of the server is ${name}`),
  ];
}
