import type { Page } from 'playwright-core';

/** The first number of a text, written as in any language; not a number where there is none. */
export const numberIn = (text: string | null | undefined): number =>
  Number(/\d[\d’',]*/.exec(text ?? '')?.[0].replace(/[’',]/g, ''));

/** How many homes the results say were found. */
export const homesFound = async (page: Page): Promise<number> =>
  numberIn(await page.getByRole('main').getByRole('status').first().textContent());
