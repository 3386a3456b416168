import type { EditedOfferFragment } from '#generated/operations.ts';
import { currentLocale } from '#kit/graphql/execute.ts';
import type { EditorConnection } from './offer-connection.ts';
import { newDraft, type OfferDraft } from './offer-draft.ts';
import { newDraftId, type OfferDraftStore, offerDraftStore } from './offer-draft-store.ts';
import { OfferEditor } from './offer-editor.ts';
import { blankForm, draftTypeOf, formOf } from './offer-form.ts';

/** Arguments for opening an editor. */
export interface EditorStart {
  offerType: number;
  offer: EditedOfferFragment | null;
  isEdit: boolean;
  savesItself: boolean;
}

/** An open editor, and the state of the stored draft. */
export interface EditorOpening {
  editor: OfferEditor;
  store: OfferDraftStore;
  /**
   * `fresh` without a stored draft, `elsewhere` where the server's draft continues, `locked` for a member's draft without
   * a session.
   */
  found: 'fresh' | 'read' | 'migrated' | 'unreadable' | 'elsewhere' | 'locked';
}

/**
 * Opens the stored draft of an offer; a draft of another member is deleted.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export function openEditor(
  connection: Omit<EditorConnection, 'store'>,
  { offerType, offer, isEdit, savesItself }: EditorStart,
  userId: number | null,
): EditorOpening | 'foreign' {
  const store = offerDraftStore(draftTypeOf(offerType), isEdit ? (offer?.id ?? null) : null);
  const read = store.read();
  const stored = 'draft' in read ? read.draft : null;
  const storedBy = stored?.property.userId ?? null;
  if (storedBy !== null && userId !== null && storedBy !== userId) {
    store.forget();
    return 'foreign';
  }
  const open = (draft: OfferDraft, found: EditorOpening['found']): EditorOpening => ({
    editor: new OfferEditor({ ...connection, store }, draft, savesItself),
    store,
    found,
  });
  const blank = blankForm(offerType, currentLocale());
  const fresh = (): OfferDraft =>
    newDraft(newDraftId(), { form: offer ? formOf(offer) : blank, now: connection.now(), userId });
  if (storedBy !== null && userId === null) return open(fresh(), 'locked');
  if (stored !== null) return open(stored, read.state === 'migrated' ? 'migrated' : 'read');
  if (offer)
    return open(
      { ...fresh(), id: offer.localStoreId ?? newDraftId(), date: offer.updatedAt },
      isEdit ? 'fresh' : 'elsewhere',
    );
  return open(fresh(), read.state === 'unreadable' ? 'unreadable' : 'fresh');
}
