import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { formatNumber } from './formats.ts';

/** A text with values or tags in it, as `parseMessage` takes it apart. */
export type ParsedMessage = readonly MessagePiece[];

/** What a parsed text is made of, one after the other; short, because browsers fetch it. */
export type MessagePiece =
  | string
  /** The number of the plural around it, `#`. */
  | 0
  | readonly [value: string]
  | readonly [tag: string, content: ParsedMessage]
  | readonly [value: string, by: ChoiceBy, cases: Readonly<Record<string, ParsedMessage>>];

/** How one of the cases is chosen: by the value itself, or by the plural that a number asks for. */
export type ChoiceBy = 'select' | Intl.PluralRuleType;

/** What a text with markup is filled with: values, nodes, and for each tag what becomes of its content. */
export type RichValues = Readonly<Record<string, ReactNode | ((children: ReactNode) => ReactNode)>>;

/** Fills parsed texts of one language in. @throws TypeError for a text that asks for more than it was given */
export function createFiller(locale: Locale): (message: ParsedMessage, values?: RichValues) => ReactNode[] {
  const plurals = {
    cardinal: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };

  const caseOf = (by: ChoiceBy, value: unknown, cases: Readonly<Record<string, ParsedMessage>>): ParsedMessage => {
    const name = by === 'select' ? String(value) : plurals[by].select(value as number);
    return (by !== 'select' && cases[`=${value}`]) || (cases[name] ?? cases.other ?? []);
  };
  const pieces = (message: ParsedMessage, values: RichValues, count?: number): ReactNode[] =>
    message.flatMap((piece): ReactNode[] => {
      if (typeof piece === 'string') return [piece];
      if (piece === 0) return [count === undefined ? '' : formatNumber(count, locale)];
      const [name, by, cases] = piece;
      if (!(name in values)) throw new TypeError(`A text lacks its value ${name} (${locale})`);
      const value = values[name];
      if (by === undefined) return [typeof value === 'number' ? String(value) : (value as ReactNode) || ''];
      if (cases) return pieces(caseOf(by as ChoiceBy, value, cases), values, by === 'select' ? count : Number(value));
      const content = joined(pieces(by as ParsedMessage, values, count));
      return [(value as (children: ReactNode) => ReactNode)(content)].flat();
    });

  return (message, values = {}) => joined(pieces(message, values));
}

/** Texts that follow one another as one: each would be a node of its own in the page. */
function joined(nodes: readonly ReactNode[]): ReactNode[] {
  const list: ReactNode[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (typeof node === 'string' && typeof last === 'string') list[list.length - 1] = last + node;
    else list.push(node);
  }
  return list;
}
