import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordFaults } from './plain-words.ts';
import { namedParts } from './sources.ts';

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'deploy/*.md'];
const RECORDS = 'docs/decisions/*.md';
const MOST_WORDS_OF_A_RECORD = 200;
const PARTS_OF_A_RECORD = ['Context', 'Choice', 'Consequence'];
const NAMED_FILE = /`((?:src|sample|tools|tests|docs|deploy|db|locales|\.ci)\/[^`\s]*\.[a-z]+)`/g;
const LINKED_FILE = /\]\(([^)#:]+\.md)(?:#[^)]*)?\)/g;

/** A document with a heading of it, by link or by path. */
const NAMED_HEADING = /(?:\]\(([^)#:]+\.md)\)|(docs\/[\w/-]+\.md)`?),?\s+"([^"]+)"(?:(?:,| and)\s+"([^"]+)")?/g;

/** Code, and quoted texts of the product or of a heading, are not checked. */
const NO_PROSE = /^```[\s\S]*?^```$|`[^`]*`|"(?:(?!\n\n|\|)[^"])*"/gm;
/** The mark of a heading, and the number of a decision in its title. */
const HEADING = /^#+ (?:\d{3} )?/;
/** Texts for customers are cited unchanged. */
const CUSTOMERS_WORDS = '\n## Words for customers';
/** The last cell of a row of the glossary names the words given up. */
const LAST_CELL = /\|[^|]*\|$/;

/** Files that a document names by path or link and that do not exist. */
const missingFiles = (document: string, text: string): string[] =>
  [
    ...[...text.matchAll(NAMED_FILE)].map(([, file = '']) => file),
    ...[...text.matchAll(LINKED_FILE)].map(([, file = '']) => join(dirname(document), file)),
  ]
    .filter((file) => globSync(file).length === 0 && !existsSync(file))
    .map((file) => `${document}: there is no ${file}`);

/** Headings that a document names and that the other one does not have. */
export const missingHeadings = (document: string, text: string): string[] =>
  [...text.matchAll(NAMED_HEADING)].flatMap(([, linked, path = '', ...headings]) => {
    const file = linked ? join(dirname(document), linked) : path;
    const parts = existsSync(file) ? namedParts(readFileSync(file, 'utf8')) : new Set<string>();
    return headings
      .flatMap((heading) => (heading ? [heading.replace(/\s+/g, ' ')] : []))
      .filter((heading) => !parts.has(heading))
      .map((heading) => `${document}: ${file} has no "${heading}"`);
  });

/** Faults of the form of a decision record: its length, its three parts. */
export function recordFaults(record: string, text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  const missing = PARTS_OF_A_RECORD.filter((part) => !text.includes(`\n\n**${part}.** `));
  return [
    ...(words > MOST_WORDS_OF_A_RECORD ? [`${record}: ${words} words, ${MOST_WORDS_OF_A_RECORD} at most`] : []),
    ...missing.map((part) => `${record}: lacks the paragraph "**${part}.**"`),
  ];
}

/** Faults of the words of a document, headings included. Code and quoted texts are not checked. */
export function proseFaults(document: string, text: string): string[] {
  const isGlossary = document.endsWith('glossary.md');
  const read = isGlossary ? (text.split(CUSTOMERS_WORDS)[0] ?? '') : text;
  const lines = read.replace(NO_PROSE, (text) => text.replace(/[^\n]+/g, '…')).split('\n');
  return lines.flatMap((line, at) => {
    const prose = (isGlossary ? line.replace(LAST_CELL, '|') : line).replace(HEADING, '');
    return wordFaults(prose).map((fault) => `${document}:${at + 1}: ${fault}`);
  });
}

/** Faults of all documents; empty when there are none. */
export function findDocumentFaults(): string[] {
  const documents = DOCUMENTS.flatMap((pattern) => globSync(pattern));
  const records = new Set(globSync(RECORDS));
  return documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    return [
      ...mergeConflicts(document, text),
      ...missingFiles(document, text),
      ...missingHeadings(document, text),
      ...proseFaults(document, text),
      ...(records.has(document) ? recordFaults(document, text) : []),
    ];
  });
}

/** Marks that a merge left behind. */
export const mergeConflicts = (document: string, text: string): string[] =>
  /^(?:<{7}|>{7}) /m.test(text) ? [`${document}: a merge conflict is left in it`] : [];
