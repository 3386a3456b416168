import { createSerializationAdapter } from '@tanstack/react-router';
import type { PageHead } from '#kit/head/page-head.ts';
import { documentHead } from '../head/document-head.ts';
import { packed, unpacked } from './packed.ts';

/** What a page's loader hands on: what the page shows, and what its head says. */
interface LoadedPage {
  data: object;
  head: PageHead;
}

/**
 * Writes the data of a page into its document as one JSON text. The framework's own notation also knows dates, maps
 * and promises, which pages have none of, and takes five times as long. Whoever returns more than JSON from a loader
 * loses it here. The head stands in the document already: the browser reads it there.
 */
export const pageDataAsJson = createSerializationAdapter({
  key: 'page',
  test: (value): value is LoadedPage =>
    typeof value === 'object' && value !== null && 'data' in value && 'head' in value,
  toSerializable: ({ data }) => quotesSwapped(JSON.stringify(packed(data as Parameters<typeof packed>[0]))),
  fromSerializable: (json: string): LoadedPage => ({
    data: unpacked(JSON.parse(quotesSwapped(json))) as object,
    head: documentHead(document),
  }),
});

/** A text inside of a script escapes its double quotes, of which JSON is full, and leaves single ones. */
const quotesSwapped = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Files of a route, as the framework names them to the browser. */
interface RouteFiles {
  preloads: readonly string[];
}

/**
 * Which files a document fetches ahead is said in its head; the browser, which needs the names for nothing else, is not
 * told again.
 */
export const filesWithoutPreloads = createSerializationAdapter({
  key: 'files',
  test: (value): value is RouteFiles =>
    typeof value === 'object' && value !== null && 'preloads' in value && Array.isArray(value.preloads),
  toSerializable: ({ preloads: _said, ...files }) => files,
  fromSerializable: (files): RouteFiles => ({ ...files, preloads: [] }),
});
