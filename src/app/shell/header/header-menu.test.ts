import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { Role } from '#kernel/roles.ts';
import { DATA_PRODUCTS } from '#kernel/site-links.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { isGroup, type MenuEntry } from '../../menu/menu-entry.ts';
import { menuGroup } from '../../menu/screen-links.ts';
import { footerColumns } from '../footer/footer-links.ts';
import { drawerMenu, headerMenu, offerTypeHref } from './header-menu.ts';

const sites = vi.hoisted(() => ({ dataProducts: {} as Record<string, string>, social: [], register: null }));
vi.mock('#kit/links/site-links.ts', () => ({ siteLinks: () => sites }));

const linksOf = (menu: readonly MenuEntry[]) => menu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));

/** The operator's other sites, as the settings name them. */
const setSites = (dataProducts: Record<string, string>): void => {
  sites.dataProducts = dataProducts;
};
const ALL_SITES = Object.fromEntries(
  DATA_PRODUCTS.map((product) => [product, `https://data.example.ch/{language}/${product}`]),
);
afterEach(() => setSites({}));

/** The labels of entries, where screens have a page. */
const ofBuilt = (...entries: readonly (readonly [label: string, ...screens: ScreenName[]])[]): string[] =>
  entries.filter(([, ...screens]) => screens.some(hasPage)).map(([label]) => label);
const topOf = (menu: readonly MenuEntry[]): string[] => menu.map(({ label }) => label);

describe('the bar', () => {
  test('has its entries in their order: those that lead to a page', () => {
    setSites(ALL_SITES);
    expect(topOf(headerMenu('/en', 'en', null))).toEqual([
      'header.rent',
      'header.buy',
      ...ofBuilt(['header.sell', 'sellLanding'], ['header.professionals', 'agencies', 'notaries']),
      'header.publish',
      'header.marketData',
      ...ofBuilt(['header.more', 'publishListing', 'proOffers']),
    ]);
  });

  test('has market data only where the operator named them, in the language of the page', () => {
    expect(topOf(headerMenu('/en', 'en', null))).not.toContain('header.marketData');
    setSites({ api: 'https://data.example.ch/{language}/api' });
    const entry = headerMenu('/it', 'it', null).find(({ label }) => label === 'header.marketData');
    expect(entry && isGroup(entry) && entry.links).toEqual([
      { label: 'data.api', href: 'https://data.example.ch/it/api', isExternal: true },
    ]);
  });

  test('lets members choose what they publish', () => {
    const entry = headerMenu('/en', 'en', { rolesFlag: Role.None }).find(({ label }) => label === 'header.publish');
    expect(entry && isGroup(entry) && entry.links.map(({ href }) => href)).toEqual([
      '/en/publish/sell',
      '/en/publish/rent',
    ]);
  });

  test('marks Rent or Buy where the page shows such homes', () => {
    const current = (address: string) => linksOf(headerMenu(address, 'de', null)).filter((link) => link.isCurrent);
    expect(current('/de/immobilien/mieten').map((link) => link.label)).toEqual(['header.rent']);
    expect(current('/de/immobilien/kaufen/haus,2').map((link) => link.label)).toEqual(['header.buy']);
    expect(current('/de')).toEqual([]);
  });
});

test('the drawer has its entries in their order: those that lead to a page', () => {
  setSites(ALL_SITES);
  expect(topOf(drawerMenu('/en', 'en', null))).toEqual([
    'header.home',
    'header.search',
    ...ofBuilt(['header.sell', 'sellLanding'], ['header.professionals', 'agencies', 'notaries']),
    'header.publish',
    'header.dataSolutions',
    ...ofBuilt(['header.more', 'publishListing', 'proOffers']),
  ]);
});

test('no group of a menu or of the footer is empty', () => {
  const groups = [...headerMenu('/en', 'en', null), ...drawerMenu('/en', 'en', null), ...footerColumns('en')];
  expect(groups.filter((entry) => isGroup(entry) && entry.links.length === 0)).toEqual([]);
  expect(menuGroup({ label: 'header.more', links: [] })).toEqual([]);
});

/** The language of a page; null for a screen without one. */
const pageAt = (href: string): string | null => {
  const found = matchPath(href);
  return found && hasPage(found.screen) ? found.locale : null;
};

describe.each(LOCALES)('in %s', (locale) => {
  sites.dataProducts = ALL_SITES;
  const menus = [null, { rolesFlag: Role.Bronze }].flatMap((viewer) => [
    ...headerMenu(`/${locale}`, locale, viewer),
    ...drawerMenu(`/${locale}`, locale, viewer),
  ]);
  const footer = footerColumns(locale).flatMap((column) => column.links);

  test('every link leads to a page of this language, or says that it leaves the site', () => {
    for (const { href, isExternal } of linksOf(menus)) {
      if (isExternal) expect(new URL(href).protocol).toBe('https:');
      else expect(pageAt(href), href).toBe(locale);
    }
    for (const { href } of footer) {
      if (href.startsWith('/')) expect(pageAt(href), href).toBe(locale);
      else expect(new URL(href).protocol).toBe('https:');
    }
  });

  test('every entry has its text', async () => {
    const texts = await loadMessages(locale);
    const links = linksOf(menus);
    const ids = [
      ...menus.flatMap((entry) => [entry.label, isGroup(entry) ? entry.badge : undefined]),
      ...links.flatMap((link) => [link.label, link.detail]),
      ...footerColumns(locale).map((column) => column.label),
      ...footer.map((link) => link.label),
    ];
    for (const id of ids) if (id) expect(texts, id).toHaveProperty([id]);
  });
});

describe('Rent and Buy', () => {
  test('keep a search, but not its prices, page and map', () => {
    const address =
      '/fr/immobilier/louer/appartement-maison,3/lausanne,c201866' +
      '?minPrice=1000&maxPrice=2500&minPricePerM2=10&maxPricePerM2=40&minRooms=3&zoom=12&lat=46.5&lng=6.6&pageNumber=4&order=4';
    expect(offerTypeHref(address, 'fr', 'buy')).toBe(
      '/fr/immobilier/acheter/appartement-maison,3/lausanne,c201866?minRooms=3&order=4',
    );
    expect(offerTypeHref(address, 'fr', 'rent')).toBe(
      '/fr/immobilier/louer/appartement-maison,3/lausanne,c201866?minRooms=3&order=4',
    );
  });

  test('clear the rectangle that followed the map, and write lists plainly', () => {
    const moved =
      '/en/properties/rent/house,2/several,m?rectangles=46.5%2C6.5%2C46.6%2C6.7&zoom=12&lat=46.55&lng=6.6&locationIds=1%2C2&area=true';
    expect(offerTypeHref(moved, 'en', 'buy')).toBe('/en/properties/buy/house,2/several,m?locationIds=1,2');
    const drawn =
      '/en/properties/rent/house,2/several,m?rectangles=46.5%2C6.5%2C46.6%2C6.7%3B46,6,47,7&locationIds=1,2';
    expect(offerTypeHref(drawn, 'en', 'buy')).toBe(
      '/en/properties/buy/house,2/several,m?rectangles=46.5,6.5,46.6,6.7;46,6,47,7&locationIds=1,2',
    );
  });

  test('keep the place where several are searched', () => {
    expect(offerTypeHref('/en/properties/buy/house,2/several,m?locationIds=201866,196541', 'en', 'rent')).toBe(
      '/en/properties/rent/house,2/several,m?locationIds=201866,196541',
    );
  });

  test('lead to the plain list from any other page', () => {
    expect(offerTypeHref('/it', 'it', 'rent')).toBe('/it/immobili/affitta');
    expect(offerTypeHref('/it/annuncio/affitta/casa,12?minPrice=1', 'it', 'buy')).toBe('/it/immobili/acquisita');
    expect(offerTypeHref('/no-such-page', 'de', 'buy')).toBe('/de/immobilien/kaufen');
  });
});
