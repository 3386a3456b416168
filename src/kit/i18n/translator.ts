import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import { parseMessage } from './parse-message.ts';
import { createFiller, type ParsedMessage, type RichValues } from './parsed-message.ts';

/** Values of a text. Money, areas and dates are formatted before. */
type TextValues = Readonly<Record<string, string | number | boolean | null>>;

/** Texts of one language by id. */
export type Translator = {
  readonly text: (id: string, values?: TextValues) => string;
  /** A text with tags or nodes in it, as children of an element; nodes handed in need a `key`. */
  readonly rich: (id: string, values: RichValues) => ReactNode[];
  /** Whether a text is loaded: texts of parts that no page has used in this language are not. */
  readonly knows: (id: string) => boolean;
};

/**
 * Looks up texts and fills them in. Parsed texts are cached, so make one translator per language, not per request.
 *
 * An id without a text is shown as it is, with a warning; a text that lacks its translation is already English here (`tools/vite/compiled-
 * messages.ts`).
 *
 * @source docs/reference/screens.md, "Locale files"
 */
export function createTranslator(locale: Locale, messages: Messages): Translator {
  const found = new Map<string, string | ParsedMessage>();
  const counted = new Map<string, string>();
  const fill = createFiller(locale);

  const find = (id: string): string | ParsedMessage => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const message = messages[id];
    // Not cached: its part of the texts may still be on the way.
    if (message === undefined) return missing(id, locale);
    const ready = typeof message === 'string' && HAS_MARKS.test(message) ? parseMessage(message, locale) : message;
    found.set(id, ready);
    return ready;
  };

  return {
    knows: (id) => id in messages,
    text: (id, values) => {
      const message = find(id);
      if (typeof message === 'string') return message;
      const key = countKey(id, values);
      const filled = counted.get(key ?? '') ?? fill(message, values).join('');
      if (key !== null) counted.set(key, filled);
      return filled;
    },
    rich: (id, values) => {
      const message = find(id);
      return typeof message === 'string' ? [message] : fill(message, values);
    },
  };
}

/**
 * The cache key of a text with a small count, null for any other. Rooms, floors and days are few numbers that describe every home of every
 * page, and their plurals are the most expensive part of a card.
 */
function countKey(id: string, values: TextValues = {}): string | null {
  const [count, ...others] = Object.values(values);
  if (typeof count !== 'number' || others.length > 0) return null;
  return Math.abs(count) <= LARGEST_CACHED_COUNT && Number.isInteger(count * 2) ? `${id} ${count}` : null;
}

const LARGEST_CACHED_COUNT = 50;
const HAS_MARKS = /[{<]/;

function missing(id: string, locale: Locale): string {
  console.warn(`There is no text ${id} (${locale})`);
  return id;
}
