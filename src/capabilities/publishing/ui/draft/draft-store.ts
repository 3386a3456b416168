import { DRAFT_PLACES, draftKey, type OfferDraft, type ReadDraft, readDraft } from './offer-draft.ts';
import type { DraftType } from './offer-form.ts';

/** Where one draft lies in this browser. */
export interface DraftStore {
  read(): ReadDraft;
  /** Keeps a draft. Returns whether the browser keeps it. */
  keep(draft: OfferDraft): boolean;
  forget(): void;
  /** Told when another tab wrote or took away the draft. Returns how to stop. */
  onOther(heard: (read: ReadDraft) => void): () => void;
}

/** The place of a draft in the browser's storage. @param offerId of an offer that is there already */
export function draftStore(type: DraftType, offerId: number | null): DraftStore {
  const key = draftKey(type, offerId);
  const newId = (): string => newDraftId();
  return {
    read: () => {
      try {
        return readDraft(localStorage.getItem(key), type, newId);
      } catch {
        return { state: 'none' };
      }
    },
    keep: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    onOther: (heard) => {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) heard(readDraft(event.newValue, type, newId));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** Hashes of the pictures that drafts of this browser name, whatever they are for. */
export function picturesInDrafts(): ReadonlySet<string> {
  try {
    const places = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PLACES));
    const drafts = places.map((key) => readDraft(localStorage.getItem(key), 'rent', newDraftId));
    return new Set(
      drafts.flatMap((read) => ('draft' in read ? read.draft.property.images : [])).map(({ hash }) => hash),
    );
  } catch {
    return new Set();
  }
}

/** A new name for a draft. */
export const newDraftId = (): string =>
  globalThis.crypto?.randomUUID?.() ??
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-');
