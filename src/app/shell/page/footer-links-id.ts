/** Id of the element with the links of the footer. */
export const FOOTER_LINKS_ID = 'links';
