/** Where the links of the footer stand in the page. */
export const FOOTER_LINKS_ID = 'links';
