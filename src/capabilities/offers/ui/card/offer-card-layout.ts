/** How a list shows its homes: pictures above words, or wide rows with pictures beside words. */
export type OfferCardLayout = 'card' | 'row';

/** What makes a card a row. */
export const LAYOUT_CLASSES: Record<OfferCardLayout, string | undefined> = { card: undefined, row: 'card-row' };
