import { type DraftStore, draftStore } from '#kit/drafts/draft-store.ts';
import { type DraftReadResult, draftName, type OfferDraft, readDraft } from './offer-draft.ts';
import type { DraftType } from './offer-form.ts';

/** Storage of one draft in this browser. */
export interface OfferDraftStore {
  read(): DraftReadResult;
  /** Stores a draft. Returns whether that succeeded. */
  keep(draft: OfferDraft): boolean;
  forget(): void;
  /** Calls back when another tab wrote or deleted the draft. Returns the unsubscribe function. */
  onOther(onChange: (read: DraftReadResult) => void): () => void;
}

/** All drafts of listings, read as drafts of a type. Content that is no draft is reported, hence every content is read. */
const draftsOf = (type: DraftType): DraftStore<DraftReadResult, OfferDraft> =>
  draftStore({
    prefix: 'quotes_',
    mostChars: 1_000_000,
    schema: { safeParse: (stored) => ({ success: true, data: readDraft(stored, type, newDraftId) }) },
  });

/** The storage of a draft in the browser. @param offerId of an existing offer */
export function offerDraftStore(type: DraftType, offerId: number | null): OfferDraftStore {
  const store = draftsOf(type);
  const name = draftName(type, offerId);
  const read = (): DraftReadResult => store.read(name) ?? { state: 'none' };
  return {
    read,
    keep: (draft) => store.write(name, draft),
    forget: () => void store.write(name, null),
    onOther: (onChange) =>
      store.onOther((changed) => {
        if (changed === name) onChange(read());
      }),
  };
}

/** Hashes of the pictures in all drafts of this browser. */
export function picturesInDrafts(): ReadonlySet<string> {
  const drafts = draftsOf('rent').list('');
  return new Set(drafts.flatMap((read) => ('draft' in read ? read.draft.property.images : [])).map(({ hash }) => hash));
}

/** A new id of a draft. */
export const newDraftId = (): string =>
  globalThis.crypto?.randomUUID?.() ??
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-');
