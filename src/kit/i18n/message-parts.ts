/**
 * Texts that only some pages need, by the first word of their ids. Browsers fetch such a part with a route that names
 * it (`staticData: { texts: [part] }`) or with a piece of a page that brings it (`withTexts`); all other texts come
 * with every page. The build cuts the files of `locales/` accordingly (`tools/vite/compiled-messages.ts`).
 */
export const MESSAGE_PARTS = {
  account: ['account'],
  placeholder: ['placeholder'],
  home: ['home'],
  listing: ['listing'],
  map: ['map'],
  recommended: ['recommended'],
  search: ['results', 'search'],
  workspace: ['workspace'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a part of the texts. */
export type MessagePart = keyof typeof MESSAGE_PARTS;
