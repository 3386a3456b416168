import type { Locale } from '#kernel/locale.ts';
import type { DataProduct } from '#kernel/site-links.ts';
import { siteLinks } from '#kit/links/site-links.ts';
import type { MenuLink } from './menu-entry.ts';

/** Products that have a line of detail. */
const DETAILED: readonly DataProduct[] = ['report', 'comparables'];

/** Links to those of the data products whose addresses the operator has set. @source docs/reference/screens.md, "Data products" */
export const dataProductLinks = (locale: Locale, products: readonly DataProduct[]): MenuLink[] =>
  products.flatMap((product) => {
    const href = siteLinks().dataProducts[product]?.replaceAll('{language}', locale);
    if (!href) return [];
    const detail = DETAILED.includes(product) ? { detail: `data.${product}Text` } : {};
    return [{ label: `data.${product}`, href, isExternal: true, ...detail }];
  });
