/** The size of the picture in pixels. */
export const [W, H] = [2400, 1100];
/** Where the lake begins, and where the promenade meets it. */
export const [SHORE, QUAY] = [640, 905];
