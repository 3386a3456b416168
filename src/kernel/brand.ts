/**
 * Name, colours and addresses of the product, which an operator changes to run it under another name.
 *
 * The colours of the screen are in `design/theme.css`; those here serve mail, print and browser chrome, and a test checks that they are
 * equal.
 *
 * @source docs/reference/appearance.md, "Brand"
 */
export const BRAND = {
  name: 'Lares',
  companyName: 'Lares Marktplatz AG',
  /** Prefix of all keys in the browser's storage. */
  storagePrefix: 'lm_',
  colours: { ink: '#14201B', paper: '#FBFAF6', mist: '#F1EFE8', line: '#DEDACF', lake: '#0E5A4B', brick: '#C8472B' },
  /** Colours of the browser's frame: the page's background in each scheme. */
  frameColours: { light: '#fbfaf6', dark: '#101714' },
  /** The logo's mark, in units of 32 × 32. */
  mark: {
    roof: 'M4 13.2 16 3l12 10.2v5.3L16 8.3l-7.8 6.6V24.8H28V29H4Z',
    hearth: { cx: 18.1, cy: 18.7, r: 3.6 },
  },
  contact: {
    email: 'hello@lares.example',
    phone: '+41 21 555 00 00',
    street: 'Avenue du Théâtre 1',
    city: '1005 Lausanne',
    country: 'CH',
    /** No company has it. */
    uid: 'CHE-000.000.000 MWST',
  },
} as const;
