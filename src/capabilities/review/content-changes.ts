import { COMPARED_NAMES } from '#capabilities/offers/offer-fields.ts';
import type { ShownContent } from '#capabilities/publishing/approved-content.ts';

/** A changed fact of an offer. */
export interface ContentChange {
  /** A name of `COMPARED_NAMES`, or `pictures`. */
  name: string;
  before: string | null;
  after: string | null;
}

const asText = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const picturesOf = ({ pictures }: ShownContent): string =>
  pictures.map(({ pictureId, title, isPlan }) => JSON.stringify([pictureId, title, isPlan])).join();

/** Changes of an offer since its approval, in the order of the page. */
export function contentChanges(before: ShownContent, after: ShownContent): ContentChange[] {
  const facts = COMPARED_NAMES.map((name) => ({ name, before: asText(before[name]), after: asText(after[name]) }));
  const changed: ContentChange[] = facts.filter((fact) => fact.before !== fact.after);
  if (picturesOf(before) === picturesOf(after)) return changed;
  const counts = { before: String(before.pictures.length), after: String(after.pictures.length) };
  return [...changed, { name: 'pictures', ...counts }];
}
