import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import { parseMessage } from './parse-message.ts';
import { createFiller, type ParsedMessage, type RichValues } from './parsed-message.ts';

/** What a text is filled with. Money, areas and dates are formatted before they get here. */
type TextValues = Readonly<Record<string, string | number | boolean | null>>;

/** Texts of one language by id. */
export type Translator = {
  readonly text: (id: string, values?: TextValues) => string;
  /** A text with tags or nodes in it, as children of an element; nodes handed in need a `key`. */
  readonly rich: (id: string, values: RichValues) => ReactNode[];
  /** Whether a text is there: of parts that no page has asked for in this language it is not. */
  readonly knows: (id: string) => boolean;
};

/**
 * Looks texts up and fills them in. Parsed texts are kept, so make one translator per language, not per request.
 * An id that nobody wrote a text for is shown as it is, with a warning; a text that only lacks its translation is
 * English already when it gets here (`tools/vite/compiled-messages.ts`).
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
    // Not kept: its part of the texts may still be on the way.
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
 * The name under which a text with a small count is kept, null for any other. Rooms, floors and days are few numbers
 * that every home of every page is described by, and their plurals the dearest part of a card.
 */
function countKey(id: string, values: TextValues = {}): string | null {
  const [count, ...others] = Object.values(values);
  if (typeof count !== 'number' || others.length > 0) return null;
  return Math.abs(count) <= LARGEST_KEPT_COUNT && Number.isInteger(count * 2) ? `${id} ${count}` : null;
}

const LARGEST_KEPT_COUNT = 50;
const HAS_MARKS = /[{<]/;

function missing(id: string, locale: Locale): string {
  console.warn(`There is no text ${id} (${locale})`);
  return id;
}
