/** How a list shows its homes: pictures above words, or wide rows with pictures beside words. */
export type OfferCardLayout = 'card' | 'row';

/**
 * Where picture, words and facts stand in each layout, on top of what a card is anyway. Rows go by the width of the list,
 * which beside a map is half the page.
 */
export const LAYOUT_CLASSES: Record<OfferCardLayout, string> = {
  card: '',
  row:
    '@min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(15rem,22rem)_1fr] @min-[34rem]:gap-6 ' +
    '@min-[60rem]:grid-cols-[minmax(16rem,22rem)_1fr_17rem]',
};
