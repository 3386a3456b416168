/** Layout of homes in a list: pictures above text, or wide rows with pictures beside text. */
export type OfferCardLayout = 'card' | 'row';

/** Class names that make a card a row. */
export const LAYOUT_CLASSES: Record<OfferCardLayout, string | undefined> = { card: undefined, row: 'card-row' };
