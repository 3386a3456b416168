/** A page number, or the gap between two of them. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The numbers of a pagination: first, last, the current one and its neighbours; a gap never hides a single page.
 *
 * @param page current page, from 1
 */
export function paginationPages(page: number, pageCount: number): PageItem[] {
  const shown = (number: number): boolean =>
    number === 1 || number === pageCount || Math.abs(number - page) <= 1 || isLonelyGap(number, page, pageCount);
  const items: PageItem[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const gap = number < page ? 'gap-before' : 'gap-after';
    if (shown(number)) items.push(number);
    else if (items.at(-1) !== gap) items.push(gap);
  }
  return items;
}

/** The only page between the ends and the neighbours of the current one. */
const isLonelyGap = (number: number, page: number, pageCount: number): boolean =>
  (number === 2 && page === 4) || (number === pageCount - 1 && page === pageCount - 3);
