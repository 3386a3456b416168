import type { Locale } from '#kernel/locale.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { createTranslator, type Translator } from '#kit/i18n/translator.ts';

/** Kinds of enquiry about a home for which a starting text exists. */
export const ENQUIRY_KINDS = ['visit', 'information', 'free'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Starting texts in the recipient's language, and the line about a suitable day. */
export interface StartingTexts {
  greeting: string;
  sentences: Readonly<Record<EnquiryKind, string>>;
  /** The line about a suitable day. @param day in words */
  desiredDay: (day: string) => string;
  /** A day in words. @param day `2026-11-24` */
  dayInWords: (day: string) => string;
}

/** Loads the texts of a language: that of the listing, which may differ from the page's. */
export async function loadStartingTexts(locale: Locale): Promise<StartingTexts> {
  return startingTextsOf(createTranslator(locale, await loadMessages(locale, ['conversations'])).text);
}

/** The texts from a translator. */
export const startingTextsOf = (text: Translator['text']): StartingTexts => ({
  greeting: text('messages.start.greeting'),
  sentences: {
    visit: text('messages.start.visit'),
    information: text('messages.start.information'),
    free: text('messages.start.free'),
  },
  desiredDay: (day) => text('messages.start.desiredDay', { day }),
  dayInWords: (day) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return text('kit.date.long', { day: String(Number(date)), month: text(`kit.month.${Number(month)}`), year });
  },
});

/** A text of the greeting and a first sentence only. */
export const enquiryText = ({ greeting, sentences }: StartingTexts, start: EnquiryKind): string =>
  `${greeting}\n\n${sentences[start]}\n`;

/**
 * A text with another first sentence.
 *
 * An unchanged first sentence is replaced. An edited one stays and the new sentence is added below it, so that nothing typed is lost.
 */
export function withEnquiryKind(text: string, start: EnquiryKind, texts: StartingTexts): string {
  const { sentences } = texts;
  const wanted = sentences[start];
  if (text.trim() === '') return enquiryText(texts, start);
  if (text.includes(wanted)) return text;
  const before = ENQUIRY_KINDS.find((other) => text.includes(sentences[other]));
  if (before) return text.replace(sentences[before], () => wanted);
  return `${text.trimEnd()}\n\n${wanted}\n`;
}

/** The text to send: with the suitable day, if there is one. @param day `2026-11-24`, empty for none */
export const withDesiredDay = (text: string, day: string, texts: StartingTexts): string =>
  day === '' ? text : `${text.trimEnd()}\n\n${texts.desiredDay(texts.dayInWords(day))}`;
