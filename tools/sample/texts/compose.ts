import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import { choose, type Phrases, render } from './phrases.ts';

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
  /** Items for a list, and what stands above it; null where nobody writes lists. */
  readonly highlights: { readonly headings: Phrases; readonly items: Phrases } | null;
}

/** The words of an advert. */
export interface AdvertText {
  readonly title: string;
  readonly description: string;
}

/** Bounds of a description, in words. */
export const WORDS = { fewest: 60, most: 220 } as const;

/** Longest a title may be before another is drawn. */
const TITLE_LENGTH = 90;
const LIST_SHARE = 0.3;
const BULLETS = ['–', '•', '-'];

export const always = (pool: Phrases): Topic => ({ pool, share: 1 });
export const often = (pool: Phrases): Topic => ({ pool, share: 0.7 });
export const sometimes = (pool: Phrases): Topic => ({ pool, share: 0.4 });
export const rarely = (pool: Phrases): Topic => ({ pool, share: 0.18 });

/** Writes the advert of an object out of the sentences of its kind. */
export function composeAdvert(random: Random, book: AdvertBook, facts: Facts): AdvertText {
  const title = composeTitle(random, book.titles, facts);
  const used = new Set<object>();
  const list = random.chance(LIST_SHARE) ? composeList(random, book, facts) : null;
  const talkative = random.range(0.55, 1.35);
  const topics = book.paragraphs.map((paragraph) =>
    paragraph.map((topic) => ({ topic, isChosen: random.chance(topic.share === 1 ? 1 : topic.share * talkative) })),
  );
  const write = (topic: Topic): string | null => {
    const phrase = choose(random, topic.pool, facts, used);
    if (phrase) used.add(phrase);
    return phrase && render(random, phrase, facts);
  };
  const written = topics.map((paragraph) =>
    paragraph.map(({ topic, isChosen }) => ({ topic, text: isChosen ? write(topic) : null })),
  );
  const sentences = written.flat();
  const length = (): number => countWords(sentences.map(({ text }) => text ?? '').join(' ')) + countWords(list ?? '');
  for (const sentence of random.shuffled(sentences)) {
    if (length() >= WORDS.fewest + 6) break;
    sentence.text ??= write(sentence.topic);
  }
  for (const sentence of random.shuffled(sentences)) {
    if (length() <= WORDS.most - 10) break;
    if (sentence.topic.share < 1) sentence.text = null;
  }
  const paragraphs = written.map((paragraph) => paragraph.flatMap(({ text }) => text ?? []).join(' ')).filter(Boolean);
  if (list) paragraphs.splice(random.chance(0.5) ? 1 : paragraphs.length - 1, 0, list);
  return { title, description: paragraphs.join(random.chance(0.8) ? '\n\n' : '\n') };
}

function composeTitle(random: Random, titles: Phrases, facts: Facts): string {
  const phrase = choose(random, titles, facts, new Set());
  if (!phrase) throw new Error('No title fits.');
  const title = render(random, phrase, facts);
  return title.length <= TITLE_LENGTH ? title : composeTitle(random, titles, facts);
}

function composeList(random: Random, { highlights }: AdvertBook, facts: Facts): string | null {
  if (!highlights) return null;
  const used = new Set<object>();
  const wanted = random.int(4, 7);
  while (used.size < wanted) {
    const item = choose(random, highlights.items, facts, used);
    if (!item) break;
    used.add(item);
  }
  const heading = choose(random, highlights.headings, facts, used);
  if (used.size < 3 || !heading) return null;
  const bullet = random.pick(BULLETS);
  const items = highlights.items.filter((item) => used.has(item)).map((item) => render(random, item, facts));
  return [render(random, heading, facts), ...items.map((item) => `${bullet} ${item}`)].join('\n');
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
