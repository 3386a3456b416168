/** The drawn pictures of the first page, and the widths in pixels that each exists in. */
export const DRAWN_WIDTHS = { hero: [640, 1280, 1920, 2560], village: [640, 1280] } as const;

/** The `sizes` of the big picture. On phones it is larger, but most of it lies under the search. */
export const HERO_SIZES = 'max(100vw, 43.7rem)';
