/** The drawn pictures of the first page, and the widths in pixels that each exists in. */
export const DRAWN_WIDTHS = { hero: [640, 1280, 1920, 2560], village: [640, 1280] } as const;

/** How wide the big picture is shown: at least 20 rem high, it is wider than a phone. */
export const HERO_SIZES = 'max(100vw, 43.7rem)';
