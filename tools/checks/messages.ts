import { globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PAGE_PARTS } from '#generated/page-parts.ts';
import { LOCALE_FILES, LOCALES } from '#kernel/locale.ts';
import { MESSAGE_PARTS } from '#kit/i18n/message-parts.ts';
import { LOCALES_DIR, type PartMessages, readAllMessages } from '#tools/messages/message-files.ts';
import { isMessageId, samePlaceholders, textProblems } from '#tools/messages/message-rules.ts';

/**
 * Prefixes of ids that no source file spells out: the server names errors, numbers of listings become words. Ids built by a template
 * literal (`offer.feature.${name}`) are found automatically.
 */
const DYNAMIC_PREFIXES = ['error.', 'offer.category.', 'offer.feature.', 'offer.subCategory.'];

const LOOKED_UP_ID = /(?:\b(?:text|rich)\(|new AppError\()\s*'([^']+)'/g;
/** JSX attributes have double quotes. */
const ANY_LITERAL = /['"]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)['"]/g;
const TEMPLATE_PREFIX = /`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*\.)\$\{/g;
/** The rest of an id whose first word is filled in: `${screen}.title`. */
const TEMPLATE_SUFFIX = /`\$\{\w+\}((?:\.[A-Za-z0-9-]+)+)`/g;
/** A word of a source file that may be filled in there. */
const ANY_WORD = /['"]([a-z][A-Za-z0-9]*)['"]/g;
const SERVER_PREFIX = 'server-';
const NAMED_PARTS = /\btexts: \[[^\]]*\]|\bwithTexts\(\s*'\w+'/g;

/**
 * Faults of the folders of texts: a folder that is no part, a missing language, a foreign file, and a part of some pages that no page
 * names.
 *
 * @param files paths below `locales/`
 * @param sources text of each source file by its path
 * @source docs/recipes/adding-a-message.md
 */
export function checkParts(files: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const wanted = MESSAGE_PARTS.flatMap((part) => LOCALES.map((locale) => `${part}/${LOCALE_FILES[locale]}`));
  const named = [...sources.values()].flatMap((source) => source.match(NAMED_PARTS) ?? []).join();
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `locales/${file} is missing`),
    ...files
      .filter((file) => !wanted.includes(file))
      .map((file) => `locales/${file} is of no part or language of ours`),
    ...PAGE_PARTS.filter((part) => !named.includes(`'${part}'`)).map((part) => `no page names the part ${part}`),
  ];
}

/** Faults of the texts, and unused ones. */
export type MessagesReport = { readonly problems: string[]; readonly unused: string[] };

/** Texts by the names of their parts. */
type Parts = Readonly<Record<string, PartMessages>>;

/**
 * Compares the four languages of each part with each other and with the source files that look texts up.
 *
 * @param sources text of each source file by its path
 * @source docs/recipes/adding-a-message.md
 */
export function checkMessages(parts: Parts, sources: ReadonlyMap<string, string>): MessagesReport {
  const ids = Object.values(parts).flatMap(idsOf);
  const known = new Set(ids);
  const problems = Object.values(parts).flatMap((part) => idsOf(part).flatMap((id) => idProblems(id, part)));
  problems.push(...sharedIdProblems(parts));
  for (const [file, source] of sources) {
    const missing = matches(source, LOOKED_UP_ID).filter((id) => !known.has(id));
    problems.push(...missing.map((id) => `${file}: there is no text ${id}`));
  }
  const used = new Set([...sources.values()].flatMap((source) => matches(source, ANY_LITERAL)));
  const templates = [...sources.values()].flatMap((source) => matches(source, TEMPLATE_PREFIX));
  const prefixes = [...DYNAMIC_PREFIXES, ...templates];
  const filledIn = new Set([...sources.values()].flatMap(filledInIds));
  const isBuilt = (id: string): boolean => prefixes.some((prefix) => id.startsWith(prefix)) || filledIn.has(id);
  const unused = ids.filter((id) => !used.has(id) && !isBuilt(id));
  return { problems, unused };
}

const idsOf = (part: PartMessages): string[] => [...new Set(LOCALES.flatMap((locale) => Object.keys(part[locale])))];

/** An id belongs to one part: of two, the one that arrives last would decide the text of a page. */
function sharedIdProblems(parts: Parts): string[] {
  const places = Object.entries(parts).flatMap(([part, messages]) => idsOf(messages).map((id) => ({ id, part })));
  return [...Map.groupBy(places, ({ id }) => id)]
    .filter(([, found]) => found.length > 1)
    .map(([id, found]) => `${id}: stands in ${found.map(({ part }) => part).join(' and ')}`);
}

function idProblems(id: string, part: PartMessages): string[] {
  const missing = LOCALES.filter((locale) => part[locale][id] === undefined);
  if (missing.length > 0) return [`${id}: missing in ${missing.join(', ')}`];
  const problems = LOCALES.flatMap((locale) =>
    textProblems(part[locale][id] ?? '', locale).map((problem) => `${id}: ${locale} ${problem}`),
  );
  if (!isMessageId(id)) problems.push(`${id}: an id reads noun.thing`);
  if (problems.length > 0) return problems;
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, part[locale][id] ?? '']));
  return samePlaceholders(texts) ? [] : [`${id}: placeholders differ between languages`];
}

/** Ids of which a source file names both the first word and the rest. */
function filledInIds(source: string): string[] {
  const words = matches(source, ANY_WORD);
  return matches(source, TEMPLATE_SUFFIX).flatMap((rest) => words.map((word) => `${word}${rest}`));
}

const matches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map((match) => match[1] ?? '');

/** The capability of a source file of its server; null for another file. */
const capabilityOf = (file: string): string | null => /^src\/capabilities\/(\w+)\/server\//.exec(file)?.[1] ?? null;

/**
 * Texts of mails and documents outside of the part of their capability: each is in a server part that is named after the capability
 * whose files look it up. `mail` has the texts `mail.{thing}` that the platform or several capabilities use; `mail.{kind}.{thing}` is a text
 * of a kind of mail, which has its capability.
 */
export function findDisplacedTexts(parts: Parts, sources: ReadonlyMap<string, string>): string[] {
  const lookups = [...sources].map(([file, source]) => ({
    owner: capabilityOf(file),
    ids: new Set(matches(source, ANY_LITERAL)),
    prefixes: matches(source, TEMPLATE_PREFIX),
  }));
  const ownersOf = (id: string): (string | null)[] => {
    const exact = lookups.filter(({ ids }) => ids.has(id));
    const readers = exact.length > 0 ? exact : lookups.filter(({ prefixes }) => prefixes.some((p) => id.startsWith(p)));
    return [...new Set(readers.map(({ owner }) => owner))];
  };
  const serverParts = Object.keys(parts).filter((part) => part === 'mail' || part.startsWith(SERVER_PREFIX));
  return serverParts.flatMap((part) =>
    idsOf(parts[part] as PartMessages).flatMap((id) => {
      const owners = ownersOf(id);
      const isShared = (owners.length !== 1 || owners[0] === null) && id.split('.').length === 2;
      const fits = part === 'mail' ? isShared : owners.includes(part.slice(SERVER_PREFIX.length));
      return fits ? [] : [`${id}: stands in ${part}, read by ${owners.join(', ') || 'none'}`];
    }),
  );
}

async function readSources(): Promise<Map<string, string>> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const sources = new Map<string, string>();
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (!/\.test\.tsx?$/.test(file)) sources.set(file, withoutComments(await readFile(`${root}${file}`, 'utf8')));
  }
  return sources;
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '');

if (import.meta.main) {
  const [parts, sources] = [await readAllMessages(), await readSources()];
  const report = checkMessages(parts, sources);
  const displaced = findDisplacedTexts(parts, sources);
  const unused = report.unused.map((id) => `${id}: unused`);
  const misplaced = checkParts(globSync('**/*.*', { cwd: LOCALES_DIR }), sources);
  const problems = [...misplaced, ...displaced, ...report.problems, ...unused];
  for (const problem of problems) console.error(problem);
  const count = Object.values(parts).flatMap(idsOf).length;
  console.info(`${count} texts, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}
