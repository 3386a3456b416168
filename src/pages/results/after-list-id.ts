/** The element behind the list of homes, to which the keyboard can skip. */
export const AFTER_LIST_ID = 'after-list';
