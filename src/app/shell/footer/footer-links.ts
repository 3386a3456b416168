import { BRAND, dataProductUrl } from '#kernel/brand.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** A link of the footer; `label` is the id of its text. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly opensNewTab?: boolean;
}

/** A column of the footer; `label` is the id of its heading. */
export interface FooterColumn {
  readonly label: string;
  readonly links: readonly FooterLink[];
}

/** All links of the footer, column by column. @source docs/reference/screens.md, "Footer" */
export function footerColumns(locale: Locale): FooterColumn[] {
  return [
    {
      label: 'footer.house',
      links: [
        { label: 'screen.about', href: buildPath('about', locale) },
        { label: 'screen.contact', href: buildPath('contact', locale) },
        { label: 'screen.privacy', href: buildPath('privacy', locale), opensNewTab: true },
        { label: 'screen.terms', href: buildPath('terms', locale), opensNewTab: true },
        { label: 'screen.press', href: buildPath('press', locale) },
      ],
    },
    {
      label: 'footer.services',
      links: [
        { label: 'screen.sellMyProperty', href: buildPath('sellMyProperty', locale) },
        { label: 'screen.rentOutMyProperty', href: buildPath('rentOutMyProperty', locale) },
        { label: 'screen.buyWithAssistance', href: buildPath('buyWithAssistance', locale) },
        { label: 'screen.suggestions', href: buildPath('suggestions', locale) },
        { label: 'screen.moving', href: buildPath('moving', locale) },
      ],
    },
    {
      label: 'footer.discover',
      links: [
        { label: 'screen.cityGuides', href: buildPath('cityGuides', locale) },
        { label: 'screen.notaries', href: buildPath('notaries', locale) },
        { label: 'screen.agencies', href: buildPath('agencies', locale) },
        { label: 'screen.blog', href: buildPath('blog', locale) },
        { label: 'footer.sitemapBuy', href: buildPath('sitemap', locale, { offer: 'buy' }) },
        { label: 'footer.sitemapRent', href: buildPath('sitemap', locale, { offer: 'rent' }) },
      ],
    },
    {
      label: 'footer.marketData',
      links: [
        { label: 'data.report', href: dataProductUrl('report', locale), opensNewTab: true },
        { label: 'data.comparables', href: dataProductUrl('comparables', locale), opensNewTab: true },
        { label: 'data.api', href: dataProductUrl('api', locale), opensNewTab: true },
        { label: 'data.blog', href: dataProductUrl('blog', locale), opensNewTab: true },
      ],
    },
  ];
}

/** The product's pages on social networks. @source docs/reference/screens.md, "Footer" */
export const SOCIAL_LINKS: readonly FooterLink[] = [
  { label: 'footer.network', href: BRAND.social.network, opensNewTab: true },
  { label: 'footer.photos', href: BRAND.social.photos, opensNewTab: true },
  { label: 'footer.company', href: BRAND.social.company, opensNewTab: true },
];
