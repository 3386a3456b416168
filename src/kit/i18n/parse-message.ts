import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '#kernel/locale.ts';
import type { MessagePiece, ParsedMessage } from './parsed-message.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kinds of elements of the ICU parser that our texts use. */
const LITERAL = 0;
const VALUE = 1;
const SELECT = 5;
const PLURAL = 6;
const PLURAL_SIGN = 7;
const TAG = 8;

/**
 * Parses a text. Builds deliver parsed texts and leave this module empty (`tools/vite/compiled-messages.ts`).
 *
 * @throws SyntaxError when the text is no ICU message, or has a notation that our pages do not fill in
 */
export const parseMessage = (text: string, locale: Locale): ParsedMessage =>
  new IntlMessageFormat(text, locale).getAst().map(pieceOf);

function pieceOf(element: Element): MessagePiece {
  switch (element.type) {
    case LITERAL:
      return element.value;
    case VALUE:
      return [element.value];
    case PLURAL_SIGN:
      return 0;
    case TAG:
      return [element.value, element.children.map(pieceOf)];
    case SELECT:
      return [element.value, 'select', casesOf(element.options)];
    case PLURAL:
      if (element.offset === 0) return [element.value, element.pluralType ?? 'cardinal', casesOf(element.options)];
  }
  throw new SyntaxError('Texts have values, tags, select and plural (without offset), nothing else.');
}

const casesOf = (options: Readonly<Record<string, { value: Element[] }>>): Record<string, ParsedMessage> =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(pieceOf)]));
