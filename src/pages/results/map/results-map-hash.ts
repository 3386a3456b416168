/** Part of the address after `#` while the map covers the page: going back closes it, coming back opens it again. */
export const MAP_HASH = 'map';
