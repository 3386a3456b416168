import type { EditedOfferFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { DraftSide } from './merge-drafts.ts';
import type { OfferDraft } from './offer-draft.ts';
import type { OfferDraftStore } from './offer-draft-store.ts';
import type { SavingState } from './offer-saver.ts';

/** Dependencies of the editor on its environment; tests provide their own. */
export interface EditorConnection {
  store: OfferDraftStore;
  /** Saves an offer. @throws AppError */
  save(offer: object): Promise<EditedOfferFragment>;
  /** The server's current version of the offer. @throws AppError */
  read(id: number): Promise<EditedOfferFragment>;
  later(work: () => void, afterMs: number): () => void;
  now(): Date;
}

/** State of the editor for its page. */
export interface EditorView {
  draft: OfferDraft;
  saving: SavingState | 'visitor';
  /** Error of the last save; null for none, or for a broken connection. */
  failure: AppError | null;
  /** Another version of the same offer, which can be chosen instead. */
  other: (DraftSide & { isOurs: boolean }) | null;
  /** Whether this browser stores drafts. */
  isStored: boolean;
  /** Increases when the fields must be filled again. */
  filling: number;
}
