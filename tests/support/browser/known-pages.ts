import { inject } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { INDEXED_PATHS, type ScreenName, UNLISTED_PATHS } from '#kernel/paths/paths-table.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { anyPath } from '#tests/support/market/any-path.ts';

/** Homes to rent in Zurich, in each language. */
export const RESULTS: Readonly<Record<Locale, string>> = {
  en: '/en/properties/rent/apartment-house,3/zuerich,c196541',
  fr: '/fr/immobilier/louer/appartement-maison,3/zuerich,c196541',
  de: '/de/immobilien/mieten/wohnung-haus,3/zuerich,c196541',
  it: '/it/immobili/affitta/appartamento-casa,3/zuerich,c196541',
};

/** The home page is opened before the others; the search answers by a page of results. */
const APART: readonly string[] = ['home', 'search'];

/** Public screens that are built, whose address is whole without a parameter. */
const plainScreens = (locale: Locale): [string, string][] =>
  Object.entries({ ...INDEXED_PATHS, ...UNLISTED_PATHS })
    .filter(([screen, path]) => !/\{\w+\}/.test([path].flat().join('/')) && !APART.includes(screen))
    .filter(([screen]) => hasPage(screen as ScreenName))
    .map(([screen]) => [screen, buildPath(screen as 'contact', locale)]);

/** Every screen that is built, by name and address, in its states; `listings` are those of `firstListings`. */
export const screensOf = (locale: Locale, listings: Readonly<Record<Locale, string>>): [string, string][] => [
  ...plainScreens(locale),
  ['results of a place', RESULTS[locale]],
  ['results as a list', `${RESULTS[locale]}?viewMode=list`],
  ['no results', `${RESULTS[locale]}?maxPrice=1&excludePriceOnRequest=true`],
  ['listing', listings[locale]],
  ['print view', `${listings[locale]}/print`],
  ['blog', buildPath('blog', locale)],
  ['a screen without a page', anyPath('careers', locale)],
  ['a link of a mail', buildPath('deleteAccount', locale, { token: 'x' })],
  ['not found', `/${locale}/nothing-here`],
];

/** Every screen that a mail leads to: their addresses name no language. */
export const MAIL_SCREENS: readonly string[] = [
  '/confirmation-account/x',
  '/confirmation-account/x?connect=1',
  '/reset-password/x',
  '/change-email',
  '/change-email/x',
  '/change-email/x?undo=1',
  '/unsubscribe/x',
  '/unsubscribe/all.x',
  '/unsubscribe/alert/x',
  '/unsubscribe/alerts/x',
];

/** Rooms of businesses to rent anywhere: a journey after which its listing is gone takes one that no other looks at. */
export const PASSING_RESULTS = '/de/immobilien/mieten/gewerbe-industrie,128/schweiz,ch';

/** The first home of those results, in each language. */
export async function firstListings(origin = inject('origin')): Promise<Record<Locale, string>> {
  const listings = LOCALES.map(
    async (locale) => [locale, await firstListing(locale, RESULTS[locale], origin)] as const,
  );
  return Object.fromEntries(await Promise.all(listings)) as Record<Locale, string>;
}

/** The first listing to rent that a page of results in that language leads to. */
export async function firstListing(locale: Locale, results: string, origin = inject('origin')): Promise<string> {
  const html = await (await fetch(origin + results)).text();
  const start = buildPath('listing', locale, { offer: 'rent', listing: 'x,1' }).split('/').slice(0, 4).join('/');
  const path = new RegExp(`href="(${start}/[^"/]+,\\d+)"`).exec(html)?.[1];
  if (!path) throw new Error(`No home is listed on ${results}.`);
  return path;
}

/** A home to rent without pictures: its address, and that of the page of results that lists it. */
export async function homeWithoutPictures(): Promise<{ address: string; path: string }> {
  for (let pageNumber = 1; pageNumber < 20; pageNumber++) {
    const address = `/en/properties/rent/apartment,1/switzerland,ch?map=false&pageNumber=${pageNumber}&order=2`;
    const query = 'query ($filter: OfferFilter!) { coords(filter: $filter) { result { id imageNumber } } }';
    const filter = { offerType: 1, category: 1, order: 2, pageNumber };
    const answer = await fetch(`${inject('origin')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { filter } }),
    });
    const { data } = (await answer.json()) as { data: { coords: { result: { id: number; imageNumber: number }[] } } };
    const home = data.coords.result.find(({ imageNumber }) => imageNumber === 0);
    const html = home && (await (await fetch(inject('origin') + address)).text());
    const path = html && new RegExp(`href="(/en/listing/rent/[^"/]+,${home.id})"`).exec(html)?.[1];
    if (path) return { address, path };
  }
  throw new Error('Every home has pictures.');
}
