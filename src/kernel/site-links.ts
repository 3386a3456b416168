/** Data products of the operator, in the order of menus. @source docs/reference/screens.md, "Data products" */
export const DATA_PRODUCTS = ['report', 'comparables', 'api', 'blog'] as const;

/** A data product; its texts are `data.{product}`. */
export type DataProduct = (typeof DATA_PRODUCTS)[number];

/** Other sites of the operator, which pages link to; the settings name them. */
export interface SiteLinks {
  /** Addresses of data products; `{language}` stands for the reader's language. */
  dataProducts: Readonly<Partial<Record<DataProduct, string>>>;
  /** Pages of social networks, by name. */
  social: readonly { name: string; href: string }[];
  /** Entry of the commercial register. */
  register: string | null;
}

/** Whether the settings name any other site. */
export const hasSiteLinks = ({ dataProducts, social, register }: SiteLinks): boolean =>
  register !== null || social.length > 0 || Object.keys(dataProducts).length > 0;

/** The links of an operator who has set none. */
export const NO_SITE_LINKS: SiteLinks = { dataProducts: {}, social: [], register: null };
