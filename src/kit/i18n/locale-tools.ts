import type { Locale } from '#kernel/locale.ts';
import { daysBetween, formatArea, formatMoney, formatNumber, formatShortDate, utcDay } from './formats.ts';
import type { Messages } from './message.ts';
import { createTranslator, type Translator } from './translator.ts';

/** How a day is written: `short` 21/11/2026, `long` 21 November 2026. */
type DateStyle = 'short' | 'long';

/** Words, numbers, money, measures and dates of one language. */
export type LocaleTools = Translator & {
  readonly locale: Locale;
  readonly number: (value: number, maxDecimals?: number) => string;
  /** @param amount in units of the currency, not centimes */
  readonly money: (amount: number, currency?: string) => string;
  readonly area: (areaM2: number) => string;
  /** 3.5 rooms */
  readonly rooms: (count: number) => string;
  /** The UTC day of a moment; empty when the text is no date. */
  readonly date: (moment: string | Date, style?: DateStyle) => string;
  /** Today, yesterday, 3 days ago; `now` is a parameter, so that server and browser print the same. */
  readonly relativeDays: (moment: string | Date, now: string | Date) => string;
};

const toolsByMessages = new WeakMap<Messages, LocaleTools>();

/** The tools of a language, made once for its loaded texts: parsed texts are cached with that object, between renders and between requests. */
export function localeToolsOf(locale: Locale, messages: Messages): LocaleTools {
  const known = toolsByMessages.get(messages);
  if (known !== undefined) return known;
  const tools = createLocaleTools(locale, messages);
  toolsByMessages.set(messages, tools);
  return tools;
}

/** The tools of a language over its loaded texts. */
export function createLocaleTools(locale: Locale, messages: Messages): LocaleTools {
  const translator = createTranslator(locale, messages);
  const { text } = translator;
  return {
    ...translator,
    locale,
    number: (value, maxDecimals) => formatNumber(value, locale, maxDecimals),
    money: (amount, currency) => formatMoney(amount, locale, currency),
    area: (areaM2) => formatArea(areaM2, locale),
    rooms: (count) => text('kit.rooms', { count }),
    date: (moment, style = 'short') => (style === 'short' ? formatShortDate(moment) : wordedDate(moment, text)),
    relativeDays: (moment, now) => wordedDays(daysBetween(new Date(now), new Date(moment)), text),
  };
}

function wordedDate(moment: string | Date, text: Translator['text']): string {
  const parts = utcDay(moment);
  if (parts === null) return '';
  const month = text(`kit.month.${parts.month}`);
  return text('kit.date.long', { day: String(parts.day), month, year: String(parts.year) });
}

function wordedDays(days: number, text: Translator['text']): string {
  if (days === 0) return text('kit.today');
  if (days === -1) return text('kit.yesterday');
  if (days === 1) return text('kit.tomorrow');
  return days < 0 ? text('kit.daysAgo', { count: -days }) : text('kit.inDays', { count: days });
}
