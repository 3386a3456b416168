import { BRAND } from '#kernel/brand.ts';

/** Number of the listing source that is the product itself. @source docs/reference/listings.md, "Sources" */
export const OWN_SOURCE = 0;

/** Number of the source of all listings that agencies send in files. @source docs/reference/listings.md, "Sources" */
export const AGENCY_FEEDS_SOURCE = 1;

type SourceTextId = 'offer.source.own' | 'offer.source.agencyFeed' | 'offer.source.number';

/**
 * Name of a source for users; sources besides the product and the agencies have the name that an operator gave them.
 *
 * @param name null where it is not known
 */
export function sourceText(
  { id, name }: { id: number; name: string | null },
  text: (id: SourceTextId, values: Record<string, string | number>) => string,
): string {
  if (id === OWN_SOURCE) return text('offer.source.own', { name: BRAND.name });
  if (id === AGENCY_FEEDS_SOURCE) return text('offer.source.agencyFeed', {});
  return name ?? text('offer.source.number', { number: id });
}
