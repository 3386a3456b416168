import type { Locale } from './locale.ts';

/**
 * Name, colours and addresses of the house: what an operator changes to run it under another name. The colours of
 * the screen stand in `design/theme.css`; those here serve mail, print and browser chrome, and a test holds them equal.
 *
 * @source docs/reference/appearance.md, "Brand"
 */
export const BRAND = {
  name: 'Lares',
  companyName: 'Lares Marktplatz AG',
  /** Prefix of everything kept in the browser's storage. */
  storagePrefix: 'lm_',
  colours: { ink: '#14201B', paper: '#FBFAF6', mist: '#F1EFE8', line: '#DEDACF', lake: '#0E5A4B', brick: '#C8472B' },
  /** Colours of the browser's frame: the page's ground in each scheme. */
  frameColours: { light: '#fbfaf6', dark: '#101714' },
  /** The logo's mark, in units of 32 × 32. */
  mark: {
    house: 'M4 13.2 16 3l12 10.2v5.3L16 8.3l-7.8 6.6V24.8H28V29H4Z',
    hearth: { cx: 18.1, cy: 18.7, r: 3.6 },
  },
  contact: {
    email: 'hello@lares.example',
    phone: '+41 21 555 00 00',
    street: 'Avenue du Théâtre 1',
    city: '1005 Lausanne',
    country: 'CH',
  },
  social: {
    network: 'https://social.lares.example/network',
    photos: 'https://social.lares.example/photos',
    company: 'https://social.lares.example/company',
  },
  companyRegister: 'https://register.lares.example/CHE-000.000.000',
} as const;

/**
 * What the site of the data products offers, with the path of each.
 *
 * @source docs/reference/screens.md, "Data products"
 */
export const DATA_PRODUCTS = {
  report: 'market-data-report',
  comparables: 'market-comparables',
  api: 'data-solutions',
  blog: 'reports-blog',
} as const;

/** Where a data product is presented, in the reader's language. */
export const dataProductUrl = (product: keyof typeof DATA_PRODUCTS, locale: Locale): string =>
  `https://data.lares.example/${locale}/${DATA_PRODUCTS[product]}`;
