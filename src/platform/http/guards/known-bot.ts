import { createIsbotFromList, list } from 'isbot';

/** Headless browsers are no bots: they print pages, and test them. */
const WINDOWLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

const isListed = createIsbotFromList(list.filter((pattern) => !new RegExp(pattern, 'i').test(WINDOWLESS)));

/** Whether a user agent declares itself as a crawler of a search engine, a preview or the like. */
export const isKnownBot = (userAgent: string | undefined): boolean => isListed(userAgent);
