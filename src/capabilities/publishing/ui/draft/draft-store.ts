import { DRAFT_PLACES, draftKey, type OfferDraft, type ReadDraft, readDraft } from './offer-draft.ts';
import type { DraftType } from './offer-form.ts';

/** Storage of one draft in this browser. */
export interface DraftStore {
  read(): ReadDraft;
  /** Stores a draft. Returns whether that succeeded. */
  keep(draft: OfferDraft): boolean;
  forget(): void;
  /** Calls back when another tab wrote or deleted the draft. Returns the unsubscribe function. */
  onOther(heard: (read: ReadDraft) => void): () => void;
}

/** The storage of a draft in the browser. @param offerId of an existing offer */
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
        // A browser without storage has nothing to delete.
      }
    },
    onOther: (onChange) => {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) onChange(readDraft(event.newValue, type, newId));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** Hashes of the pictures in all drafts of this browser. */
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

/** A new id of a draft. */
export const newDraftId = (): string =>
  globalThis.crypto?.randomUUID?.() ??
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-');
