/** The four languages of the product, in the order of switcher, sitemap and `hreflang`. */
export const LOCALES = ['en', 'fr', 'de', 'it'] as const;

/** Language of a page: the first segment of its address. */
export type Locale = (typeof LOCALES)[number];

/** The language of a visitor without any known preference. @source docs/reference/screens.md, "Locale files" */
export const DEFAULT_LOCALE: Locale = 'en';

/** BCP 47 tags for `lang`, `hreflang` and number formats. @source docs/reference/screens.md, "Locale files" */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-CH', fr: 'fr-CH', de: 'de-CH', it: 'it-CH' };

/** File names of each language's texts. @source docs/reference/screens.md, "Locale files" */
export const LOCALE_FILES: Record<Locale, string> = {
  en: 'en.json',
  fr: 'fr-ch.json',
  de: 'de-ch.json',
  it: 'it-ch.json',
};

/** Whether a text is one of the product's four language codes. */
export const isLocale = (text: unknown): text is Locale => LOCALES.includes(text as Locale);

/** The language an address begins with, or null. @param path with or without query */
export function localeOfPath(path: string): Locale | null {
  const first = path.split(/[/?#]/, 2)[1];
  return isLocale(first) ? first : null;
}

/**
 * The best of the product's languages for an `Accept-Language` header, or null when it names none of them.
 *
 * @param header for example `fr-CH, fr;q=0.9, en;q=0.8`
 */
export function preferredLocale(header: string): Locale | null {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
    return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
  });
  const known = preferences.filter((preference) => isLocale(preference.language) && preference.quality > 0);
  known.sort((a, b) => b.quality - a.quality);
  return (known[0]?.language as Locale | undefined) ?? null;
}
