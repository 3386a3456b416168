import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A capability: the name of its folder, and the nouns of its module and manifest. */
export interface CapabilityNouns {
  name: string;
  nouns: readonly string[];
}

/** Where a word that is also a noun of a capability may be, and why. */
interface Allowance {
  file: RegExp;
  /** Nouns or names of folders. `any`: also those of later capabilities, which need no line here. */
  nouns: readonly string[] | 'any';
  because: string;
}

const ALLOWANCES: readonly Allowance[] = [
  {
    file: /^src\/kernel\/paths\/(?:paths-table|placeholder-screens)\.ts$/,
    nouns: 'any',
    because: 'the one table of all addresses is the map of the site',
  },
  {
    file: /^src\/kernel\/paths\/paths(?:-routes)?\.ts$/,
    nouns: ['offer'],
    because: 'the one parameter of addresses whose values are translated words',
  },
  {
    file: /^src\/kernel\/actor\.ts$|^src\/platform\/(?:context\/personal-records|mail\/(?:enqueue-mail|mail|mail-kind|mail\.queries)|queues\/semaphore|realtime\/emit|uploads\/upload\.route)\.ts$/,
    nouns: ['account'],
    because: 'a signed-in actor is an account',
  },
  {
    file: /^src\/kernel\/actor\.ts$|^src\/platform\/audit\/audit\.ts$/,
    nouns: ['agency'],
    because: 'an actor may act for an agency',
  },
  {
    file: /^src\/kernel\/manifest\/capability-manifest\.ts$/,
    nouns: ['notification'],
    because: 'every manifest may bring kinds of notifications',
  },
  {
    file: /^src\/platform\/backup\/table-copy\.queries\.ts$/,
    nouns: ['account', 'offer'],
    because: 'a database with accounts or homes is never replaced unasked',
  },
  {
    file: /^src\/kernel\/brand\.ts$|^src\/platform\/(?:config\/(?:config|operator-settings)|mail\/mail-text)\.ts$/,
    nouns: ['contact'],
    because: 'the address of the operator',
  },
  {
    file: /^src\/kit\/(?:design\/(?:fields|icons)|links)\//,
    nouns: ['search'],
    because: 'an icon, a key of keyboards, and a part of an address',
  },
  {
    file: /^src\/kit\/design\/feedback\/ToastRegion\.tsx$/,
    nouns: ['notifications'],
    because: 'the text of the region of toasts',
  },
  {
    file: /^src\/kit\/(?:forms|design)\//,
    nouns: ['alert'],
    because: 'a role of WAI-ARIA',
  },
  {
    file: /^src\/(?:kit|platform)\//,
    nouns: ['content'],
    because: 'a word of HTML, CSS and HTTP, and a folder of the design system',
  },
  {
    file: /^src\/platform\/db\/listening\.ts$/,
    nouns: ['notification'],
    because: 'an event of PostgreSQL',
  },
];

/** Names of the language, browsers and libraries that contain a noun. */
const FOREIGN = new Set([
  ...['import', 'location', 'push', 'search'],
  ...['URLSearchParams', 'searchParams', 'resolvedLocation', 'noLocation'],
]);

/** Capabilities by their files. */
function capabilities(): CapabilityNouns[] {
  const nouns = new Map<string, Set<string>>();
  for (const file of globSync('src/capabilities/*/{*.manifest.ts,server/*.module.ts}')) {
    const name = file.split('/')[2] ?? '';
    nouns.set(name, (nouns.get(name) ?? new Set()).add(basename(file).replace(/\..*/, '')));
  }
  return [...nouns].map(([name, own]) => ({ name, nouns: [...own] }));
}

/** Source code of kernel, platform and kit, by file. */
function readSources(): ReadonlyMap<string, string> {
  const files = globSync('src/{kernel,platform,kit}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Nouns and names of capabilities in kernel, platform and kit: those know no capability. Empty when all is well. */
export function findCapabilityNames(sources = readSources()): string[] {
  const known = capabilities();
  const found = [...sources].flatMap(([file, source]) =>
    [...new Set([...capabilitiesNamed(source, known), ...nounsIn([basename(file)], known)])].map((noun) => ({
      file,
      noun,
    })),
  );
  return [...refusedNames(found, ALLOWANCES), ...needlessAllowances(found, ALLOWANCES)];
}

interface FoundNoun {
  file: string;
  noun: string;
}

const isAllowed = ({ file, noun }: FoundNoun, { nouns, file: place }: Allowance): boolean =>
  place.test(file) && (nouns === 'any' || nouns.includes(noun));

function refusedNames(found: readonly FoundNoun[], allowances: readonly Allowance[]): string[] {
  const refused = found.filter((one) => !allowances.some((allowance) => isAllowed(one, allowance)));
  return refused.map(({ file, noun }) => `${file}: names the capability of ${noun}; its module or manifest brings it`);
}

/** Allowances for nouns that are no longer there. */
const needlessAllowances = (found: readonly FoundNoun[], allowances: readonly Allowance[]): string[] =>
  allowances.flatMap((allowance) =>
    (allowance.nouns === 'any' ? [] : allowance.nouns)
      .filter((noun) => !found.some((one) => one.noun === noun && isAllowed(one, allowance)))
      .map((noun) => `${allowance.file}: no longer names ${noun}; tools/checks/capability-names.ts allows it`),
  );

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g;
const LITERAL = /'[^'\n]*'|"[^"\n]*"/g;

/**
 * The nouns and names of capabilities in a source: as a word of its own in a literal, as a key, as a property, in an import, and as a word of
 * an identifier, in the singular or plural.
 */
export function capabilitiesNamed(source: string, known: readonly CapabilityNouns[]): string[] {
  const text = source.replace(COMMENT, '');
  const literals = known
    .flatMap(({ name, nouns }) => [name, ...nouns])
    .filter((word) => new RegExp(`['"\`/.]${word}['"\`/]|#capabilities/${word}/`).test(text));
  const keys = known
    .map(({ name }) => name)
    .filter((name) => new RegExp(`\\b${name}\\??\\s*:|\\w\\.${name}\\b(?!\\()`).test(text));
  const identifiers = text.replace(LITERAL, '').match(/[A-Za-z_$][\w$]*/g) ?? [];
  return [...new Set([...literals, ...keys, ...nounsIn(identifiers, known)])].sort();
}

/** Nouns that are words of some names: `PaymentSettings`, `alert_delay`, `offer-card.ts`. */
function nounsIn(names: readonly string[], known: readonly CapabilityNouns[]): string[] {
  const words = new Set(names.filter((name) => !FOREIGN.has(name)).flatMap(wordsOf));
  return known.flatMap(({ name, nouns }) => [
    ...nouns.filter((noun) => words.has(noun) || words.has(pluralOf(noun))),
    ...(nouns.some((noun) => pluralOf(noun) === name) || !words.has(name) ? [] : [name]),
  ]);
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const pluralOf = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);
