import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { formatNumber } from './formats.ts';

/** A text with values or tags in it, as `parseMessage` returns it. */
export type ParsedMessage = readonly MessagePiece[];

/** One piece of a parsed text; short, because browsers fetch it. */
export type MessagePiece =
  | string
  /** The number of the plural around it, `#`. */
  | 0
  | readonly [value: string]
  | readonly [tag: string, content: ParsedMessage]
  | readonly [value: string, by: ChoiceBy, cases: Readonly<Record<string, ParsedMessage>>];

/** The kind of a choice: by the value itself, or by the plural category of a number. */
export type ChoiceBy = 'select' | Intl.PluralRuleType;

/** Values of a text with markup: values, nodes, and for each tag a function of its content. */
export type RichValues = Readonly<Record<string, ReactNode | ((children: ReactNode) => ReactNode)>>;

/** Creates the function that fills in parsed texts of one language. @throws TypeError for a text with a value that is missing */
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

/** Joins adjacent strings: each would be a node of its own in the page. */
function joined(nodes: readonly ReactNode[]): ReactNode[] {
  const list: ReactNode[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (typeof node === 'string' && typeof last === 'string') list[list.length - 1] = last + node;
    else list.push(node);
  }
  return list;
}
