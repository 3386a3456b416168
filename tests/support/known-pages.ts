import { inject } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';

/** Homes to rent in Zurich, in each language. */
export const RESULTS: Readonly<Record<Locale, string>> = {
  en: '/en/properties/rent/apartment-house,3/zuerich,c196541',
  fr: '/fr/immobilier/louer/appartement-maison,3/zuerich,c196541',
  de: '/de/immobilien/mieten/wohnung-haus,3/zuerich,c196541',
  it: '/it/immobili/affitta/appartamento-casa,3/zuerich,c196541',
};

/** The first home of those results, in each language. */
export async function firstListings(): Promise<Record<Locale, string>> {
  const found = await Promise.all(LOCALES.map(async (locale) => [locale, await firstListing(locale)] as const));
  return Object.fromEntries(found) as Record<Locale, string>;
}

async function firstListing(locale: Locale): Promise<string> {
  const html = await (await fetch(inject('origin') + RESULTS[locale])).text();
  const start = buildPath('listing', locale, { offer: 'rent', listing: 'x,1' }).split('/').slice(0, 4).join('/');
  const path = new RegExp(`href="(${start}/[^"/]+,\\d+)"`).exec(html)?.[1];
  if (!path) throw new Error(`No home is listed on ${RESULTS[locale]}.`);
  return path;
}
