import type { ReactElement } from 'react';
import type { Locale } from '#kernel/locale.ts';

/** Markup of pieces that many pages have in common, each by what it says. */
export interface MarkupMemory {
  /**
   * The markup of a piece: from memory, else written now.
   *
   * @param saying all that the markup depends on, besides the language
   */
  markupOf(locale: Locale, saying: string, piece: () => ReactElement): string;
}

let memory: MarkupMemory | null = null;

/** From now on pieces are written once and kept; with null no more. The server does so; in browsers each is rendered in its place. */
export function keepMarkup(given: MarkupMemory | null): void {
  memory = given;
}

/** Where markup is kept; null where it is not. */
export const markupMemory = (): MarkupMemory | null => memory;
