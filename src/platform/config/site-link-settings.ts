import { DATA_PRODUCTS, type DataProduct, type SiteLinks } from '#kernel/site-links.ts';
import type { Attempt } from './settings-kind.ts';

/** Longest name of a social network, characters. */
const LONGEST_NAME = 30;

/**
 * Reads the other sites of the operator, which header and footer link to; without them there are no such links.
 *
 * @source docs/operations.md, "Links to other sites"
 */
export const readSiteLinks = (attempt: Attempt): SiteLinks => ({
  dataProducts: attempt('DATA_PRODUCT_LINKS', {}, dataProducts),
  social: attempt<SiteLinks['social']>('SOCIAL_LINKS', [], (text) =>
    named(text, 'Instagram=https://www.instagram.com/example').map(([name, href]) => ({ name, href })),
  ),
  register: attempt<string | null>('OPERATOR_REGISTER_URL', null, secureAddress),
});

function dataProducts(text: string): SiteLinks['dataProducts'] {
  const pairs = named(text, 'report=https://data.example.ch/{language}/report');
  const unknown = pairs.find(([name]) => !DATA_PRODUCTS.includes(name as DataProduct));
  if (unknown) throw new Error(`may name ${DATA_PRODUCTS.join(', ')}`);
  return Object.fromEntries(pairs);
}

/** Names with an address each, separated by commas. */
function named(text: string, example: string): [name: string, href: string][] {
  return text.split(',').map((pair) => {
    const end = pair.indexOf('=');
    const name = pair.slice(0, Math.max(end, 0)).trim();
    if (name === '' || name.length > LONGEST_NAME) throw new Error(`must look like ${example}`);
    return [name, secureAddress(pair.slice(end + 1).trim())];
  });
}

function secureAddress(text: string): string {
  // Braces of the language are not encoded: menus fill them in.
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:' || /[\s"'<>]/.test(text)) {
    throw new Error('must be an address like https://www.example.ch');
  }
  return text;
}
