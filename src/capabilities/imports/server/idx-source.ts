/** The source of all IDX feeds, see table `source`. */
export const IDX_SOURCE_ID = 1;
