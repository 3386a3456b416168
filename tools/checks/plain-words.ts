/** A word that the project gave up. */
interface GivenUpWord {
  /** Matches the word alone. */
  pattern: RegExp;
  /** The word to write. */
  use: string;
  /** Where it is refused, if not everywhere: the word has a second, valid meaning in the other place. */
  only?: 'names' | 'prose';
}

/**
 * Words given up that a pattern can find. Words with a second, valid meaning in both places ("letter", "run", "note") are left to the
 * reader.
 *
 * @source docs/glossary.md
 */
const GIVEN_UP_WORDS: readonly GivenUpWord[] = [
  { pattern: /\b(?:nobody|somebody|whoever)(?:s)?\b/i, use: 'the caller, the reader, the visitor, or a passive' },
  { pattern: /\bwho asks\b/i, use: 'the caller', only: 'prose' },
  { pattern: /\b(?:un)?told\b/i, use: 'sent, reported, said' },
  { pattern: /\btells\b/i, use: 'emits, reports, says' },
  { pattern: /\btell\b/i, use: 'emit, report, say', only: 'names' },
  { pattern: /\b(?:hears?|heard)\b/i, use: 'receives, listens' },
  { pattern: /\bkept\b/i, use: 'stored, cached, held, retained' },
  { pattern: /\b(?:asleep|first sign(?!-))\b/i, use: 'lazy hydration' },
  { pattern: /\bbelieved?\b/i, use: 'apply, trusted', only: 'names' },
  { pattern: /\brhythms?\b/i, use: 'interval' },
  { pattern: /\bseekers?\b/i, use: 'demand' },
  { pattern: /\bdesks?\b/i, use: 'editor' },
  { pattern: /\b(?:shelf|shelves)\b/i, use: 'store' },
  { pattern: /\b(?:witness(?:es)?|moments of)\b/i, use: 'hook' },
  { pattern: /\bfigures?\b/i, use: 'metric, number' },
  { pattern: /\bwishes\b/i, use: 'input' },
  { pattern: /\bwish\b/i, use: 'input', only: 'names' },
  { pattern: /\bstretch(?:es)?\b/i, use: 'range, part', only: 'names' },
  { pattern: /\bupdate to\b/i, use: 'mark', only: 'names' },
  { pattern: /\blots\b/i, use: 'order' },
  { pattern: /\breversals?\b|\bdisputes?\b/i, use: 'chargeback' },
  { pattern: /(?<!QR[- ])\bbills?\b/i, use: 'QR-bill or invoice' },
  { pattern: /\b(?:any|every)body(?:'?s)?\b/i, use: 'each caller, all visitors' },
  { pattern: /\bthe house\b/i, use: 'the product, the operator' },
  { pattern: /\bdoors?\b/i, use: 'entry point' },
];

/** Words given up in prose, or in a name whose parts are written as words: the word, and the word to write. */
export const givenUpWords = (text: string, place: 'names' | 'prose'): string[] =>
  GIVEN_UP_WORDS.filter(({ only = place }) => only === place).flatMap(({ pattern, use }) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`"${found}" is given up: ${use}`] : [];
  });

const SENTENCE_START = /(?:^|[.:;!?] |\| )(?:[-*] |\d+\. )?(?:\*\*)?(What|Who)(?: (?=\w)|$)[^.?]*(.)?/g;
/** A clause within a sentence that has no subject but a question word. */
const CLAUSE_START = /[;:] (?:and |but )?(what|who|whatever)\b(?![^.;|]*\?)/g;
/** A title begins with a small letter; behind the number of its case begins a clause. */
const TITLE_START = /^(?:and )?(what|who|whatever)\b(?![^.;]*\?)/i;

/** Faults of a line of prose: words given up, sentences and clauses that begin with a question word. */
export function wordFaults(line: string): string[] {
  const sentences = [...line.matchAll(SENTENCE_START)].filter(([, , end]) => end !== '?');
  return [
    ...givenUpWords(line, 'prose'),
    ...sentences.map(([, word]) => `a sentence begins with "${word}": name its subject`),
    ...[...line.matchAll(CLAUSE_START)].map(([, word]) => `a clause begins with "${word}": name its subject`),
  ];
}

/** Faults of a test's title: words given up, a question word at its beginning. */
export function titleFaults(title: string): string[] {
  const [, word] = TITLE_START.exec(title) ?? [];
  return [
    ...wordFaults(title),
    ...(word && !/^(?:What|Who)$/.test(word) ? [`begins with "${word}": name its subject`] : []),
  ];
}
