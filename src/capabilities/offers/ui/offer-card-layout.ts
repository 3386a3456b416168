/** How a list shows its homes: pictures above words, wide rows with pictures beside words, or the same small. */
export type OfferCardLayout = 'card' | 'row' | 'compact';

/**
 * Where picture, words and facts stand in each layout, on top of what a card is anyway. Rows go by the width of the list,
 * which beside a map is half the page.
 */
export const LAYOUT_CLASSES: Record<OfferCardLayout, string> = {
  card: '',
  compact: 'grid grid-cols-[8rem_1fr] items-center gap-3',
  row:
    '@min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(15rem,22rem)_1fr] @min-[34rem]:gap-6 ' +
    '@min-[60rem]:grid-cols-[minmax(16rem,22rem)_1fr_17rem]',
};
