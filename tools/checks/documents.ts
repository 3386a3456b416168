import { existsSync, globSync, readFileSync } from 'node:fs';

const NAMED_FILE = /`((?:src|sample|tools|tests|docs|deploy|db|locales|\.ci)\/[^`\s]*\.[a-z]+)`/g;

/** Files that documents name and nobody can find; empty when there are none. */
export const findMissingFiles = (): string[] =>
  ['README.md', ...globSync('docs/{,reference/}*.md')].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED_FILE)]
      .map(([, file = '']) => file)
      .filter((file) => globSync(file).length === 0 && !existsSync(file))
      .map((file) => `${document}: there is no ${file}`),
  );
