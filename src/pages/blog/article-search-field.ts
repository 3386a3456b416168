/** Name of the field of the search over articles. */
export const TEXT_FIELD = 'q';
/** Most characters of a search. */
export const LONGEST_TEXT = 100;
