import { createSerializationAdapter } from '@tanstack/react-router';
import type { PageHead } from '#kit/head/page-head.ts';
import { documentHead } from '../head/document-head.ts';
import { packed, unpacked } from './packed.ts';

/** The result of a page's loader: the page's data, and its head. */
interface LoadedPage {
  data: object;
  head: PageHead;
}

/**
 * Writes the data of a page into its document as one JSON text. The framework's own notation also supports dates, maps and promises,
 * which pages do not have, and takes five times as long.
 *
 * Values of a loader that are not JSON are lost here. The head is in the document already: the browser reads it there.
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

/** Swaps double and single quotes: a text inside of a script escapes double ones, of which JSON is full, and leaves single ones. */
const quotesSwapped = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Files of a route, as the framework passes their names to the browser. */
interface RouteFiles {
  preloads: readonly string[];
}

/** Leaves out the names of the files to preload: they are in the head of the document, and the browser needs them for nothing else. */
export const filesWithoutPreloads = createSerializationAdapter({
  key: 'files',
  test: (value): value is RouteFiles =>
    typeof value === 'object' && value !== null && 'preloads' in value && Array.isArray(value.preloads),
  toSerializable: ({ preloads: _preloads, ...files }) => files,
  fromSerializable: (files): RouteFiles => ({ ...files, preloads: [] }),
});
