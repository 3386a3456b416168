import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';

const formats = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'Europe/Zurich' }),
  ]),
) as Record<Locale, Intl.DateTimeFormat>;

/** The Swiss day of a time, written out in a language: `30. November 2026`. */
export const longDay = (moment: Date, locale: Locale): string => formats[locale].format(moment);
