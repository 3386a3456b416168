import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { Role } from '#kernel/roles.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { isGroup, type MenuEntry } from '../../menu/menu-entry.ts';
import { footerColumns, SOCIAL_LINKS } from '../footer/footer-links.ts';
import { drawerMenu, headerMenu, offerTypeHref } from './header-menu.ts';

const linksOf = (menu: readonly MenuEntry[]) => menu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
const outline = (menu: readonly MenuEntry[], texts: Readonly<Record<string, unknown>>) =>
  menu.map((entry) =>
    isGroup(entry) ? [texts[entry.label], ...entry.links.map((link) => texts[link.label])] : texts[entry.label],
  );

describe('the bar', () => {
  test('has its entries in their order', async () => {
    expect(outline(headerMenu('/en', 'en', null), await loadMessages('en'))).toEqual([
      'Rent',
      'Buy',
      'Sell',
      ['Find a professional', 'Agencies', 'Notaries'],
      'Publish a listing',
      ['Market Data', 'Market data report', 'Market comparables', 'Data solutions (API)'],
      ['More', 'Publish a listing', 'Our pro offers'],
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

test('the drawer has its entries in their order', async () => {
  expect(outline(drawerMenu('/en', 'en', null), await loadMessages('en'))).toEqual([
    'Home',
    ['Search for a property', 'Rent', 'Buy'],
    'Sell',
    ['Find a professional', 'Agencies', 'Notaries'],
    'Publish a listing',
    ['Data solutions', 'Market data report', 'Market comparables', 'Data solutions (API)'],
    ['More', 'Publish a listing', 'Our pro offers'],
  ]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const menus = [null, { rolesFlag: Role.Bronze }].flatMap((viewer) => [
    ...headerMenu(`/${locale}`, locale, viewer),
    ...drawerMenu(`/${locale}`, locale, viewer),
  ]);
  const footer = [...footerColumns(locale).flatMap((column) => column.links), ...SOCIAL_LINKS];

  test('every link leads to a screen of this language, or says that it leaves the site', () => {
    for (const { href, isExternal } of linksOf(menus)) {
      if (isExternal) expect(new URL(href).protocol).toBe('https:');
      else expect(matchPath(href)?.locale, href).toBe(locale);
    }
    for (const { href } of footer) {
      if (href.startsWith('/')) expect(matchPath(href)?.locale, href).toBe(locale);
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
