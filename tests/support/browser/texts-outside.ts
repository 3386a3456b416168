import type { Page } from 'playwright-core';

/** The narrowest window in which pages may not move sideways, CSS pixels. @source WCAG 2.2, 1.4.10 */
export const NARROWEST = { width: 320, height: 740 };

/**
 * Overflow of a page: of the page itself, or of a text that leaves its box. Texts in a box that scrolls or clips are measured by that box.
 *
 * A line break within an amount is reported, too. Returns null without an overflow.
 */
export const textsOutside = (page: Page, width: number): Promise<string | null> => page.evaluate(measure, width);

function measure(width: number): string | null {
  const nameOf = (element: Element): string => {
    const { localName, className, textContent } = element;
    const path = [element.parentElement?.parentElement, element.parentElement].map((each) => each?.localName).join('>');
    return `${path}>${localName}.${String(className).slice(0, 80)} "${textContent.trim().slice(0, 30)}"`;
  };
  const isHolding = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
  const rightOf = (node: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right));
  };
  /** The box that a text may not leave: the nearest that is a block, unless one that scrolls or clips comes first. */
  const boxOf = (start: Element): Element | null => {
    for (let box: Element | null = start; box; box = box.parentElement) {
      if (isHolding(box)) return null;
      const { display, position } = getComputedStyle(box);
      if (!display.startsWith('inline') && display !== 'contents') return position === 'absolute' ? null : box;
    }
    return null;
  };
  const heldFurtherUp = (box: Element): boolean => {
    for (let outer = box.parentElement; outer && outer !== document.body; outer = outer.parentElement)
      if (isHolding(outer)) return true;
    return false;
  };
  /** Whether a line ends inside an amount such as 1,000,000. */
  const isParted = (node: Node): boolean =>
    [...(node.textContent ?? '').matchAll(/\d{1,3}(?:[,’]\d{3})+/g)].some(({ index, 0: { length } }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + length);
      return range.getClientRects().length > 1;
    });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { over: number; name: string }[] = [];
  const parted: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (isParted(node)) parted.push(`${nameOf(parent)} breaks inside an amount`);
    const box = boxOf(parent);
    if (!box) continue;
    const right = rightOf(node);
    const over = Math.max(right - box.getBoundingClientRect().right, heldFurtherUp(box) ? 0 : right - width);
    if (over > 1) found.push({ over, name: nameOf(parent) });
  }
  const page = document.documentElement.scrollWidth;
  const words = found.slice(0, 4).map(({ over, name }) => `${name} sticks out by ${Math.round(over)} px`);
  words.push(...parted.slice(0, 4));
  if (page > width) words.unshift(`${page - width} px too wide`);
  return words.join('; ') || null;
}
