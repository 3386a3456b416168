import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector, for what has no role or label of its own. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });

/** The text of a locator's element, once it is there. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.findElement()).textContent ?? '';

/** Until a toast says something. @param words a part of it */
export async function toastSays(words: string): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: false }).findElement();
}

/** Checks the radio button whose name begins with words. */
export const choose = (words: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${words}`) }).click();

/** Puts the focus on a locator's element. */
export async function focus(locator: Locator): Promise<void> {
  ((await locator.findElement()) as HTMLElement).focus();
}
