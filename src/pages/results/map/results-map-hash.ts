/** The hash of the address while the map covers the page: going back closes it, going forward opens it again. */
export const MAP_HASH = 'map';
