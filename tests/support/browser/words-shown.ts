import type { Page } from 'playwright-core';

/** The words that a page shows or lets edit. */
export const wordsShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('main, dialog[open]');
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)');
    return [...[...parts].map((part) => part.textContent), ...[...fields].map(({ value }) => value)].join(' ');
  });

const READ_BY_AXE = 100;

/** Cuts long texts once they were measured: axe measures the contrast of each line. */
export const shortenWords = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      if (node.data.length > most) node.data = node.data.slice(0, most);
  }, READ_BY_AXE);
