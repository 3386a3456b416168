import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGE_PARTS } from './message-parts.ts';
import { loadMessages } from './messages.ts';

const words = new Set(Object.keys(await loadMessages('en')).map((id) => id.split('.', 1)[0] ?? ''));
const partOfWord = new Map<string, string>(
  Object.entries(MESSAGE_PARTS).flatMap(([part, its]) => its.map((word) => [word, part])),
);

test('every part has texts, and no text is in two', () => {
  const named = Object.values(MESSAGE_PARTS).flat();
  expect(named.filter((word) => !words.has(word))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

const IMPORT = /(?:withTexts\(\s*'(\w+)',\s*)?(?<!import type [^;]*)(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g;
const ID = /(?<!import\()['"`]([a-z]\w*)\.[\w.]*(?:\$\{|['"`])/g;

/** Texts that a file and all it imports use, of parts that neither its route names nor a piece brings. */
function textsOutOfReach(file: string, parts: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const key = `${file} ${[...parts].sort()}`;
  if (seen.has(key) || !existsSync(file) || file.includes('/generated/')) return [];
  seen.add(key);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(ID)].map(([, word = '']) => partOfWord.get(word));
  const missing = own.filter((part) => part !== undefined && !parts.has(part)).map((part) => `${file}: ${part}`);
  const further = [...source.matchAll(IMPORT)].flatMap(([, brought, path = '']) =>
    textsOutOfReach(
      path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
      brought === undefined ? parts : new Set([...parts, brought]),
      seen,
    ),
  );
  return [...missing, ...further];
}

/** The parts that a route names itself, or the routes around it (`route.tsx` of its folders). */
function partsNamed(route: string): Set<string> {
  const folders = route.split('/').map((_, depth, path) => join(...path.slice(0, depth), 'route.tsx'));
  const sources = [route, ...folders].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const lists = sources.map((source) => /texts: \[([^\]]*)\]/.exec(source)?.[1] ?? '');
  return new Set(lists.flatMap((list) => list.match(/\w+/g) ?? []));
}

test.each(globSync('src/app/routes/**/*.tsx'))('%s names the texts that its page needs', (route) => {
  expect(textsOutOfReach(route, partsNamed(route))).toEqual([]);
});
