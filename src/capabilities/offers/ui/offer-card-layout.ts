/** How a list shows its homes: pictures above words, or wide rows with pictures beside words. */
export type OfferCardLayout = 'card' | 'row';

/** Where picture, words and facts stand in each layout, on top of what a card is anyway. */
export const LAYOUT_CLASSES: Record<OfferCardLayout, string> = {
  card: '',
  row:
    'tablet:grid tablet:grid-cols-[minmax(16rem,22rem)_1fr] tablet:gap-6 ' +
    'tablet-landscape:grid-cols-[minmax(16rem,22rem)_1fr_17rem]',
};
