import { globSync, readFileSync } from 'node:fs';
import { titleFaults, wordFaults } from './plain-words.ts';

const FILES = ['{src,sample,tests,tools}/**/*.{ts,tsx,mjs,css,graphql}', 'deploy/*'];
/** The tests of this check contain faults. */
const OWN_TESTS = 'tools/checks/comments.test.ts';
const isWritten = (file: string): boolean => !file.startsWith('src/generated/') && file !== OWN_TESTS;

/** A comment on a line of its own, or behind code. */
const COMMENT = /^\s*(?:\/\/|\/?\*{1,2})(?:\s+(.*))?$|\s\/\/ (.*)$/;
/** Comments of files without `//`. */
const HASH_COMMENT = /^\s*#(?:\s+(.*))?$/;
const HASH_FILES = /\.(?:conf|ya?ml|service|sh|example)$/;

/** Code and quoted texts in a comment are not checked. */
const NO_PROSE = /`[^`]*`|"[^"]*"/g;

/** A description of the API; in a block it may span lines. */
const DESCRIPTION = /"""([\s\S]*?)"""|"((?:\\.|[^"\\\n])+)"/g;

/** The title of a test or of a group of tests, also behind the rows of `each`. */
const TITLE =
  /(?:\b(?:describe|it|test)(?:\.\w+)*\(|[\])`]\)\(|const\)\(|\.\w+\([^()\n]*\)\()\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`),/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

type Place = (line: number) => string;

function commentFaults(file: string, text: string, at: Place): string[] {
  const pattern = HASH_FILES.test(file) ? HASH_COMMENT : COMMENT;
  return text.split('\n').flatMap((line, index) => {
    const [, whole, behind] = pattern.exec(line) ?? [];
    const prose = (whole ?? behind ?? '').replace(/\*\/.*$/, '').replace(NO_PROSE, '…');
    return wordFaults(prose).map((fault) => `${at(index + 1)}: ${fault}`);
  });
}

const descriptionFaults = (text: string, at: Place): string[] =>
  [...text.matchAll(DESCRIPTION)].flatMap(({ index, 1: block, 2: line }) => {
    const prose = (block ?? line ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/`[^`]*`|\\"/g, '…');
    return wordFaults(prose).map((fault) => `${at(lineOf(text, index))}: ${fault}`);
  });

const testTitles = (text: string): { index: number; title: string }[] =>
  [...text.matchAll(TITLE)].map(({ index, 1: single, 2: double, 3: template }) => ({
    index,
    title: single ?? double ?? template ?? '',
  }));

/** Faults of the words of a file: of its comments, of descriptions of the API, and of the titles of tests. */
export function textFaults(file: string, text: string): string[] {
  const at: Place = (line) => `${file}:${line}`;
  const isTest = file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  const titles = isTest ? testTitles(text) : [];
  return [
    ...commentFaults(file, text, at),
    ...(file.endsWith('.graphql') ? descriptionFaults(text, at) : []),
    ...titles.flatMap(({ index, title }) =>
      titleFaults(title).map((fault) => `${at(lineOf(text, index))}: in the title "${title}" ${fault}`),
    ),
  ];
}

/** Faults of the words of all sources; empty when there are none. */
export const findTextFaults = (): string[] =>
  FILES.flatMap((pattern) => globSync(pattern))
    .filter(isWritten)
    .flatMap((file) => textFaults(file, readFileSync(file, 'utf8')));
