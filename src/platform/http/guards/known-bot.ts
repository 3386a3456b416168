import { createIsbotFromList, list } from 'isbot';

/** Browsers without a window say nothing of who drives them: they print pages, and try them. */
const WINDOWLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

const isListed = createIsbotFromList(list.filter((pattern) => !new RegExp(pattern, 'i').test(WINDOWLESS)));

/** Whether a program says of itself that it reads pages for a search engine, a preview or the like. */
export const isKnownBot = (userAgent: string | undefined): boolean => isListed(userAgent);
