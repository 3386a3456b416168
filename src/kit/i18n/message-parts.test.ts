import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGE_PARTS } from './message-parts.ts';

const idsOf = (part: string): string[] => Object.keys(JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')));
const partOfId = new Map(MESSAGE_PARTS.flatMap((part) => idsOf(part).map((id) => [id, part] as const)));

/** An import, and the pieces of texts that come with it. */
const IMPORT = /((?:withTexts\(\s*'\w+',\s*)*)(?<!import type [^;]*)(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g;
const ID = /['"`]([a-z]\w*\.[\w.-]*)(\$\{|['"`])/g;

/** The parts with texts of this id, or of ids that begin with it. */
const partsOf = (id: string, isBeginning: boolean): string[] =>
  isBeginning
    ? [...partOfId].filter(([known]) => known.startsWith(id)).map(([, part]) => part)
    : [partOfId.get(id) ?? 'base'];

/** The one export that a route takes of a file, which serves several routes. */
const TAKEN = /import\('(?<path>[#.][^']+)'\)\)\.(?<name>\w+)/g;
const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:function|const|interface|type) (\w+)/m;

/** The part of a source that one export needs: its declarations, and the imports that these name. */
function partOfSource(source: string, name: string): string {
  const [imports = '', ...declarations] = source.split(/\n\n(?=\/\*\*|export|const|function|async|interface|type)/);
  const needed = new Set([name]);
  const isNamed = (declared: string, text: string): boolean => new RegExp(`\\b${declared}\\b`).test(text);
  const textOf = (): string => declarations.filter((one) => needed.has(DECLARED.exec(one)?.[1] ?? '')).join('\n');
  for (let size = 0; size < needed.size; ) {
    size = needed.size;
    for (const one of declarations) {
      const declared = DECLARED.exec(one)?.[1] ?? '';
      if (declared !== '' && isNamed(declared, textOf())) needed.add(declared);
    }
  }
  const isUsed = (line: string): boolean =>
    (line.match(/\w+/g) ?? []).some(
      (word) => word !== 'import' && word !== 'from' && word !== 'type' && isNamed(word, textOf()),
    );
  const used = imports.split(/(?<=;)\n/).filter((line) => isUsed(/import ([^'"]*)/.exec(line)?.[1] ?? ''));
  return [...used, textOf()].join('\n');
}

/** Texts that a file and all it imports use, of parts that neither its route names nor a piece brings. @param name the only export used */
function textsOutOfReach(file: string, parts: ReadonlySet<string>, seen = new Set<string>(), name?: string): string[] {
  const key = `${file} ${name} ${[...parts].sort()}`;
  if (seen.has(key) || !existsSync(file) || file.includes('/generated/')) return [];
  seen.add(key);
  const whole = readFileSync(file, 'utf8');
  const source = name === undefined ? whole : partOfSource(whole, name);
  const taken = new Map([...source.matchAll(TAKEN)].map(({ groups }) => [groups?.path, groups?.name]));
  const own = [...source.matchAll(ID)].flatMap(([, id = '', end]) => partsOf(id, end === '${'));
  const missing = own.filter((part) => !parts.has(part)).map((part) => `${file}: ${part}`);
  const imports = [...source.matchAll(IMPORT)].map(([, bringing = '', path = '']) => {
    const brought = [...bringing.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
    return { brought, path };
  });
  const further = imports.flatMap(({ path }) => {
    // The server, which has all texts, imports directly what browsers fetch with its texts.
    const brought = imports.find((other) => other.path === path && other.brought.length > 0)?.brought ?? [];
    return textsOutOfReach(
      path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
      brought.length === 0 ? parts : new Set([...parts, ...brought]),
      seen,
      taken.get(path),
    );
  });
  return [...missing, ...further];
}

/** The parts that a route names itself, or the routes around it (`route.tsx` of its folders), and what all pages have. */
function partsNamed(route: string): Set<string> {
  const folders = route.split('/').map((_, depth, path) => join(...path.slice(0, depth), 'route.tsx'));
  const sources = [route, ...folders].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const lists = sources.map((source) => /texts: \[([^\]]*)\]/.exec(source)?.[1] ?? '');
  return new Set(['base', ...lists.flatMap((list) => list.match(/\w+/g) ?? [])]);
}

test.each(globSync('src/app/routes/**/*.tsx'))('%s names the texts that its page needs', (route) => {
  expect(textsOutOfReach(route, partsNamed(route))).toEqual([]);
});
