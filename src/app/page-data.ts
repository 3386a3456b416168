import { createSerializationAdapter } from '@tanstack/react-router';
import type { PageHead } from '#kit/head/page-head.ts';

/** What a page's loader hands on: what the page shows, and what its head says. */
interface LoadedPage {
  data: object;
  head: PageHead;
}

/**
 * Writes the data of a page into its document as one JSON text. The framework's own notation also knows dates, maps
 * and promises, which pages have none of, and takes five times as long. Whoever returns more than JSON from a loader
 * loses it here.
 */
export const pageDataAsJson = createSerializationAdapter({
  key: 'page',
  test: (value): value is LoadedPage =>
    typeof value === 'object' && value !== null && 'data' in value && 'head' in value,
  toSerializable: (page) => JSON.stringify(page),
  fromSerializable: (json: string) => JSON.parse(json) as LoadedPage,
});
