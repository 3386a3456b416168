import type { Locale } from '#kernel/locale.ts';
import { placeholdersOf } from '#platform/i18n/placeholders.ts';

const MESSAGE_ID = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9][A-Za-z0-9-]*)+$/;

/**
 * An Italian text that begins with an infinitive. Questions may ("Eliminare questa bozza?"), and so may what people come
 * to do, which names a topic; the other words only look like infinitives.
 */
const INFINITIVE_COMMAND =
  /^(?!Affittare|Comprare|Vendere|Traslocare|Cellulare|Quartiere|Titolare)\p{Lu}\p{Ll}*(?:[aei]re|rsi)\b(?!.*\?)/u;

/** How one language is written here, where a writer may be used to something else. */
const HABITS: Readonly<Partial<Record<Locale, readonly { pattern: RegExp; problem: string }[]>>> = {
  en: [
    { pattern: /\b(?:shall|whoever)\b/i, problem: 'says shall or whoever; say it as to a customer' },
    // One given text keeps it.
    { pattern: /\be-mail(?!s do not match\.$)/i, problem: 'says e-mail; the word is email' },
    { pattern: /\bsign(?:ed|s|ing)? (?:in|out)\b/i, problem: 'says sign in or out; the words are log in and log out' },
    // One given text keeps it.
    { pattern: /\btelephone\b(?! number\.$)/i, problem: 'says telephone; the word is phone' },
  ],
  de: [
    { pattern: /\bKn(?:opf|öpfe)/, problem: 'says Knopf; a control is a Schaltfläche' },
    {
      pattern: /Merkliste|Stadtführer|Guthaben/,
      problem: 'has another word than the glossary: Favoriten, Städteporträts, Credits',
    },
    {
      // The name of a network is none.
      pattern: /\p{Ll}(?:[*:_]in|\/-?in|(?<!\bLinked)In)(?:nen)?\b/u,
      problem: 'joins both genders with a sign; write both, or a neutral word',
    },
  ],
  fr: [
    { pattern: /\s[:;?!]/, problem: 'holds a space before : ; ? or !; Swiss French writes none' },
    { pattern: /«\s|\s»/, problem: 'holds a space within « »; the texts write none' },
    {
      pattern: /\bagents?\b|adresse réseau|boîte aux lettres/i,
      problem: 'has another word than the glossary: courtier, adresse IP, boîte de réception',
    },
  ],
  it: [
    { pattern: /\b(?:vostr[oaie]|voi)\b/i, problem: 'says voi; readers are Lei' },
    {
      pattern: /\p{Ll}(?:La|Le|Li|Lo)\b/u,
      problem: 'has a capital in a pronoun joined to its verb; only Lei, La, Le, Suo have one',
    },
    {
      pattern: /\balloggi|area di lavoro|indirizzo di rete|via e-mail/i,
      problem: 'has another word than the glossary: immobili, area personale, indirizzo IP, per e-mail',
    },
    { pattern: INFINITIVE_COMMAND, problem: 'commands by an infinitive; say Cerca, Salva, Accedi' },
  ],
};

/**
 * Faults of one text in one language, in words for its author.
 *
 * Straight apostrophes are refused because in ICU they quote: `l'{place}` would show `{place}` to the reader.
 */
export function textProblems(text: string, locale: Locale): string[] {
  const problems: string[] = [];
  if (text.trim() === '') problems.push('is empty');
  if (text !== text.trim()) problems.push('begins or ends with a space');
  if (text.includes('ß')) problems.push('holds ß; Swiss German writes ss');
  if (text.includes("'")) problems.push('holds a straight apostrophe; write ’ (U+2019)');
  for (const { pattern, problem } of HABITS[locale] ?? []) if (pattern.test(text)) problems.push(problem);
  try {
    placeholdersOf(text, locale);
  } catch (error) {
    problems.push(`is no valid ICU message: ${error instanceof Error ? error.message : String(error)}`);
  }
  return problems;
}

/**
 * Whether an id follows `noun.thing`, for example `offer.category.apartment`.
 *
 * @source docs/recipes/adding-a-message.md
 */
export const isMessageId = (id: string): boolean => MESSAGE_ID.test(id);

/** Whether translations of one id want the same values and tags. All texts must be valid ICU. */
export function samePlaceholders(texts: Readonly<Partial<Record<Locale, string>>>): boolean {
  const sets = Object.entries(texts).map(([locale, text]) => placeholdersOf(text, locale as Locale).join());
  return new Set(sets).size <= 1;
}
