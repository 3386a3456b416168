import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import { choose, type Mentioned, nothingMentioned, type Phrases, render } from './phrases.ts';

/** Something an advert may speak about, and how often it does, 0 … 1. */
export interface Topic {
  readonly pool: Phrases;
  readonly share: number;
}

/** The sentences for one kind of object. */
export interface AdvertBook {
  readonly titles: Phrases;
  /** Paragraphs in the order of reading, each of topics in the order of reading. */
  readonly paragraphs: readonly (readonly Topic[])[];
  /** Items for a list, and the heading above it; null in languages without lists. */
  readonly highlights: { readonly headings: Phrases; readonly items: Phrases } | null;
}

/** The words of an advert. */
export interface AdvertText {
  readonly title: string;
  readonly description: string;
}

/** Bounds of a description, in words. */
export const WORDS = { fewest: 60, most: 220 } as const;

/** Longer titles are drawn again. */
const TITLE_LENGTH = 90;
const LIST_SHARE = 0.3;
const BULLETS = ['–', '•', '-'];
/** A paragraph of fewer words does not stand alone. */
const SHORT = 11;
/** Room for words counted differently elsewhere. */
const MARGIN = 8;
const SPACE = 32;

/** A topic every advert speaks about. */
export const always = (pool: Phrases): Topic => ({ pool, share: 1 });
/** A topic most adverts speak about. */
export const often = (pool: Phrases): Topic => ({ pool, share: 0.7 });
/** A topic some adverts speak about. */
export const sometimes = (pool: Phrases): Topic => ({ pool, share: 0.4 });
/** A topic few adverts speak about. */
export const rarely = (pool: Phrases): Topic => ({ pool, share: 0.18 });

/** Writes the advert of an object out of the sentences of its kind. */
export function composeAdvert(random: Random, book: AdvertBook, facts: Facts): AdvertText {
  const title = composeTitle(random, book.titles, facts);
  const list = random.chance(LIST_SHARE) ? composeList(random, book, facts) : null;
  const paragraphs = joinShort(composeParagraphs(random, book, facts, list ? countWords(list) : 0));
  if (list) paragraphs.splice(random.chance(0.5) ? 1 : paragraphs.length - 1, 0, list);
  return { title, description: paragraphs.join(random.chance(0.8) ? '\n\n' : '\n') };
}

function composeTitle(random: Random, titles: Phrases, facts: Facts): string {
  const phrase = choose(random, titles, facts, nothingMentioned());
  if (!phrase) throw new Error('No title fits.');
  const title = render(random, phrase, facts);
  return title.length <= TITLE_LENGTH ? title : composeTitle(random, titles, facts);
}

/** Draws topics and sentences, then adds or drops some until the length is right. */
function composeParagraphs(random: Random, book: AdvertBook, facts: Facts, wordsElsewhere: number): string[] {
  const mentioned = nothingMentioned();
  const talkative = random.range(0.6, 1.7);
  const draft = book.paragraphs.map((paragraph) =>
    paragraph.map((topic) => {
      const isChosen = topic.share === 1 || random.chance(topic.share * talkative);
      return { topic, text: isChosen ? sentence(random, topic, facts, mentioned) : null };
    }),
  );
  const sentences = random.shuffled(draft.flat());
  let words = sentences.reduce((sum, { text }) => sum + countWords(text), wordsElsewhere);
  for (const each of sentences) {
    if (words >= WORDS.fewest + MARGIN) break;
    words -= countWords(each.text);
    each.text ??= sentence(random, each.topic, facts, mentioned);
    words += countWords(each.text);
  }
  for (const each of sentences) {
    if (words <= WORDS.most - MARGIN) break;
    if (each.topic.share === 1) continue;
    words -= countWords(each.text);
    each.text = null;
  }
  return draft.map((paragraph) => paragraph.flatMap(({ text }) => text ?? []).join(' '));
}

function sentence(random: Random, topic: Topic, facts: Facts, mentioned: Mentioned): string | null {
  const phrase = choose(random, topic.pool, facts, mentioned);
  return phrase && render(random, phrase, facts);
}

function composeList(random: Random, { highlights }: AdvertBook, facts: Facts): string | null {
  if (!highlights) return null;
  const mentioned = nothingMentioned();
  const heading = choose(random, highlights.headings, facts, mentioned);
  const drawn = Array.from({ length: random.int(4, 7) }, () => choose(random, highlights.items, facts, mentioned));
  const items = highlights.items.filter((item) => drawn.includes(item)).map((item) => render(random, item, facts));
  if (!heading || items.length < 3) return null;
  const bullet = random.pick(BULLETS);
  return [render(random, heading, facts), ...items.map((item) => `${bullet} ${item}`)].join('\n');
}

/** Adds a paragraph of a few words to the one before it. */
function joinShort(paragraphs: readonly string[]): string[] {
  const joined: string[] = [];
  for (const paragraph of paragraphs.filter(Boolean)) {
    if (joined.length > 0 && countWords(paragraph) < SHORT) joined.push(`${joined.pop()} ${paragraph}`);
    else joined.push(paragraph);
  }
  return joined;
}

/** Counts gaps between words: the bullets of a list and the punctuation of French count as words too. */
function countWords(text: string | null): number {
  if (!text) return 0;
  let words = 1;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) <= SPACE) words++;
  return words;
}
