import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { doubledFunctions, productSources } from './names.ts';
import { folderSizes, MOST_FILES } from './rooms.ts';

/** Prints numbers by which two states of the sources can be compared: `npm run counts [FOLDER]`. */
const root = process.argv[2] ?? '.';
const files = productSources(root);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const all = [...texts.values()].join('\n');
const comments = (all.match(/\/\*\*[\s\S]*?\*\/|(?<![:'"`])\/\/ [^\n]*/g) ?? []).join('\n');

const count = (pattern: RegExp, text = comments): number => text.match(pattern)?.length ?? 0;

/** How many other files import each file. */
function importers(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [file, text] of texts)
    for (const [, path = ''] of text.matchAll(/(?:from |import\()'([#.][^']+)'/g)) {
      const target = path.startsWith('#') ? `src/${path.slice(1)}` : normalize(join(dirname(file), path));
      found.set(target, (found.get(target) ?? 0) + 1);
    }
  return found;
}

const uses = importers();
const sizes = folderSizes(root);
const records = globSync('docs/decisions/*.md', { cwd: root }).map(
  (file) => readFileSync(join(root, file), 'utf8').split(/\s+/).length,
);
console.table({
  'comments: kept': count(/\bkept\b/gi),
  'comments: told': count(/\b(?:un)?told\b/gi),
  'comments: nobody, somebody, whoever': count(/\b(?:nobody|somebody|whoever)\b/gi),
  'comments: cache, cached': count(/\bcached?\b/gi),
  'comments that begin with What, Who, Whoever': count(/(?:\/\*\*|\/\/) (?:What|Who|Whoever)\b/g),
  'exported functions of several files': doubledFunctions(texts).length,
  [`folders with more than ${MOST_FILES} files`]: [...sizes.values()].filter((size) => size > MOST_FILES).length,
  'files of the src root': sizes.get('src') ?? 0,
  'files of at most 25 lines with one importer': files.filter(
    (file) => (texts.get(file) ?? '').split('\n').length <= 26 && uses.get(file) === 1,
  ).length,
  'columns renamed in statements': count(/ as (?:"[a-z]+[A-Z]\w*"|[a-z]+[A-Z]\w*')/g, all),
  'decision records longer than 200 words': records.filter((words) => words > 200).length,
});
