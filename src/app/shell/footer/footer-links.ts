import type { Locale } from '#kernel/locale.ts';
import { DATA_PRODUCTS } from '#kernel/site-links.ts';
import { dataProductLinks } from '../../menu/data-product-links.ts';
import type { MenuGroup, MenuLink } from '../../menu/menu-entry.ts';
import { menuGroup, screenLink } from '../../menu/screen-links.ts';

/** All links of the footer to screens with a page and to sites of the operator, column by column. @source docs/reference/screens.md, "Footer" */
export const footerColumns = (locale: Locale): MenuGroup[] =>
  [
    { label: 'footer.house', links: productLinks(locale) },
    { label: 'footer.services', links: serviceLinks(locale) },
    { label: 'footer.discover', links: discoverLinks(locale) },
    { label: 'footer.marketData', links: dataProductLinks(locale, DATA_PRODUCTS) },
  ].flatMap(menuGroup);

const productLinks = (locale: Locale): MenuLink[] => [
  ...screenLink(locale, 'screen.about', 'about'),
  ...screenLink(locale, 'screen.contact', 'contact'),
  ...inNewTab(screenLink(locale, 'screen.privacy', 'privacy')),
  ...inNewTab(screenLink(locale, 'screen.terms', 'terms')),
  ...screenLink(locale, 'screen.press', 'press'),
];

const serviceLinks = (locale: Locale): MenuLink[] => [
  ...screenLink(locale, 'screen.sellMyProperty', 'sellMyProperty'),
  ...screenLink(locale, 'screen.rentOutMyProperty', 'rentOutMyProperty'),
  ...screenLink(locale, 'screen.buyWithAssistance', 'buyWithAssistance'),
  ...screenLink(locale, 'header.publish', 'publishRent'),
  ...screenLink(locale, 'screen.publishPrices', 'publishPrices'),
  ...screenLink(locale, 'screen.suggestions', 'suggestions'),
  ...screenLink(locale, 'screen.moving', 'moving'),
];

const discoverLinks = (locale: Locale): MenuLink[] => [
  ...screenLink(locale, 'footer.rent', 'results', { offer: 'rent' }),
  ...screenLink(locale, 'footer.buy', 'results', { offer: 'buy' }),
  ...screenLink(locale, 'screen.cityGuides', 'cityGuides'),
  ...screenLink(locale, 'screen.notaries', 'notaries'),
  ...screenLink(locale, 'screen.agencies', 'agencies'),
  ...screenLink(locale, 'screen.blog', 'blog'),
  ...screenLink(locale, 'footer.sitemapBuy', 'sitemap', { offer: 'buy' }),
  ...screenLink(locale, 'footer.sitemapRent', 'sitemap', { offer: 'rent' }),
];

const inNewTab = (links: MenuLink[]): MenuLink[] => links.map((link) => ({ ...link, isExternal: true }));
