import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { MarkupMemory } from './kept-markup.ts';

/** Letters of markup, and of what it hangs by, that are kept: some 4,000 cards. */
const MOST_LETTERS = 10_000_000;

/** Markup in the memory of the server; what was asked for longest ago goes first. */
export function createMarkupMemory(mostLetters = MOST_LETTERS): MarkupMemory {
  const kept = new LRUCache<string, string>({ maxSize: mostLetters });
  return {
    markupOf(locale, saying, piece) {
      const key = locale + saying;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const markup = renderToString(piece());
      kept.set(key, markup, { size: key.length + markup.length });
      return markup;
    },
  };
}
