import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '#kernel/locale.ts';

/** Parts of a parsed message, in the ICU parser's format. */
type MessageElement = {
  readonly type: number;
  readonly value?: string;
  readonly offset?: number;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>;
  readonly children?: readonly MessageElement[];
};

const PLAIN_TEXT = 0;
/** Numbers, dates and times with a format of their own. */
const FORMATTED: readonly number[] = [2, 3, 4];
const PLURAL_SIGN = 7;
const TAG = 8;

/**
 * Names of the values and tags of a message, sorted. A tag is written `<name>`, a value with a format of its own `name, format`, a plural
 * with an offset `name, offset`.
 *
 * @throws SyntaxError when the text is no ICU message
 */
export function placeholdersOf(text: string, locale: Locale): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageElement[]): void => {
    for (const element of elements) {
      if (element.type !== PLAIN_TEXT && element.type !== PLURAL_SIGN) names.add(nameOf(element));
      visit(element.children ?? []);
      for (const option of Object.values(element.options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(text, locale).getAst() as readonly MessageElement[]);
  return [...names].sort();
}

function nameOf({ type, value = '', offset = 0 }: MessageElement): string {
  if (type === TAG) return `<${value}>`;
  if (FORMATTED.includes(type)) return `${value}, format`;
  return offset === 0 ? value : `${value}, offset`;
}
