import type { EditedOfferFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftSide } from './merge-drafts.ts';
import type { OfferDraft } from './offer-draft.ts';
import type { SavingState } from './offer-saver.ts';

/** What the desk asks of the world; tests bring their own. */
export interface EditorConnection {
  store: DraftStore;
  /** Writes an offer. @throws AppError */
  save(offer: object): Promise<EditedOfferFragment>;
  /** The offer as the server has it now. @throws AppError */
  read(id: number): Promise<EditedOfferFragment>;
  later(work: () => void, afterMs: number): () => void;
  now(): Date;
}

/** What the page shows of the desk. */
export interface EditorView {
  draft: OfferDraft;
  saving: SavingState | 'visitor';
  /** Why it could not be saved; null where nothing is wrong, or only the line. */
  failure: AppError | null;
  /** Another version of the same offer, which can be taken instead. */
  other: (DraftSide & { isOurs: boolean }) | null;
  /** Whether this browser keeps drafts. */
  isKept: boolean;
  /** Rises when the fields are to be filled anew. */
  filling: number;
}
