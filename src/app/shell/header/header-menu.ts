import { CLEARED_BY_OFFER_TYPE, CLEARED_WITH_MAP } from '#capabilities/search/search.cleared.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath, matchPath, type PathParams } from '#kernel/paths/paths.ts';
import type { OfferWord } from '#kernel/paths/paths-routes.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { dataProductLinks } from '../../menu/data-product-links.ts';
import type { MenuEntry, MenuGroup, MenuLink } from '../../menu/menu-entry.ts';
import { publishLinks } from '../../menu/publish-links.ts';
import { menuGroup, screenLink } from '../../menu/screen-links.ts';

/** The viewer of a menu, null for a visitor. */
type MenuViewer = Pick<Viewer, 'rolesFlag'> | null;

/**
 * The entries of the bar, in its order.
 *
 * @param address public path of the page with its query: Rent and Buy keep a search
 * @source docs/reference/screens.md, "Header"
 */
export function headerMenu(address: string, locale: Locale, viewer: MenuViewer): MenuEntry[] {
  return [
    ...offerTypeLinks(address, locale),
    ...screenLink(locale, 'header.sell', 'sellLanding'),
    ...professionals(locale),
    publish(locale, viewer),
    ...menuGroup({ label: 'header.marketData', badge: 'header.new', links: dataProducts(locale) }),
    ...more(locale),
  ];
}

/** The entries of the drawer, in its order. @source docs/reference/screens.md, "Drawer" */
export function drawerMenu(address: string, locale: Locale, viewer: MenuViewer): MenuEntry[] {
  return [
    { label: 'header.home', href: buildPath('home', locale) },
    { label: 'header.search', links: offerTypeLinks(address, locale) },
    ...screenLink(locale, 'header.sell', 'sellLanding'),
    ...professionals(locale),
    publish(locale, viewer),
    ...menuGroup({ label: 'header.dataSolutions', badge: 'header.new', links: dataProducts(locale) }),
    ...more(locale),
  ];
}

/**
 * The target of Rent or Buy: on a results page the same search without its prices, elsewhere the plain list. It uses the address
 * alone, so that no page loads the code of the search for its header.
 *
 * The results page corrects parameters that the other offer type does not have.
 *
 * @source docs/reference/search.md, "Rent or buy"
 */
export const offerTypeHref = (address: string, locale: Locale, offer: OfferWord): string =>
  hrefUnder(offer, readResults(address), locale);

function hrefUnder(offer: OfferWord, { params, search }: ShownPage, locale: Locale): string {
  if (!params) return buildPath('results', locale, { offer });
  const parts = search.slice(1).split('&');
  const isMapArea = parts.includes('area=true');
  const cleared: readonly string[] = isMapArea
    ? [...CLEARED_BY_OFFER_TYPE, ...CLEARED_WITH_MAP]
    : CLEARED_BY_OFFER_TYPE;
  const remaining = parts.filter((part) => !cleared.includes(part.split('=')[0] ?? '')).join('&');
  const path = buildPath('results', locale, { ...params, offer });
  // Browsers and histories write the separators of lists in different ways; an address has them plain.
  return remaining === '' ? path : `${path}?${remaining.replaceAll(/%2c/gi, ',').replaceAll(/%3b/gi, ';')}`;
}

function offerTypeLinks(address: string, locale: Locale): MenuLink[] {
  const shown = readResults(address);
  return (['rent', 'buy'] as const).map((offer) => ({
    label: `header.${offer}`,
    href: hrefUnder(offer, shown, locale),
    isCurrent: shown.params?.offer === offer,
  }));
}

/** The parsed address of a results page; without `params` it is that of another page. */
interface ShownPage {
  params: PathParams<'results'> | null;
  search: string;
}

function readResults(address: string): ShownPage {
  const { pathname, search } = new URL(address, 'http://page');
  const page = matchPath(pathname);
  return { params: page?.screen === 'results' ? page.params : null, search };
}

const publish = (locale: Locale, viewer: MenuViewer): MenuEntry =>
  viewer
    ? { label: 'header.publish', links: publishLinks(viewer, locale) }
    : { label: 'header.publish', href: buildPath('publishRent', locale) };

const professionals = (locale: Locale): MenuGroup[] =>
  menuGroup({
    label: 'header.professionals',
    links: [...screenLink(locale, 'header.agencies', 'agencies'), ...screenLink(locale, 'header.notaries', 'notaries')],
  });

const dataProducts = (locale: Locale): MenuLink[] => dataProductLinks(locale, ['report', 'comparables', 'api']);

const more = (locale: Locale): MenuGroup[] =>
  menuGroup({
    label: 'header.more',
    links: [
      ...screenLink(locale, 'header.publish', 'publishListing'),
      ...screenLink(locale, 'screen.proOffers', 'proOffers'),
    ],
  });
