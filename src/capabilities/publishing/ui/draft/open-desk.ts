import type { EditedOfferFragment } from '#generated/operations.ts';
import { spokenLocale } from '#kit/graphql/execute.ts';
import { type DraftShelf, draftShelf, newDraftId } from './draft-shelf.ts';
import { OfferDesk } from './offer-desk.ts';
import { newDraft, type OfferDraft } from './offer-draft.ts';
import { blankForm, draftTypeOf, formOf } from './offer-form.ts';
import type { DeskLine } from './offer-line.ts';

/** What a desk is opened with. */
export interface DeskStart {
  offerType: number;
  offer: EditedOfferFragment | null;
  isEdit: boolean;
  savesItself: boolean;
}

/** A desk that is open, and how what was kept was found. */
export interface DeskOpening {
  desk: OfferDesk;
  shelf: DraftShelf;
  /**
   * `fresh` where nothing was kept, `elsewhere` where the server's draft goes on, `locked` where it is a member's and nobody is
   * signed in.
   */
  found: 'fresh' | 'read' | 'migrated' | 'unreadable' | 'elsewhere' | 'locked';
}

/**
 * Opens what is kept here of an offer; a draft of another member is taken away.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export function openDesk(
  line: Omit<DeskLine, 'shelf'>,
  { offerType, offer, isEdit, savesItself }: DeskStart,
  userId: number | null,
): DeskOpening | 'foreign' {
  const shelf = draftShelf(draftTypeOf(offerType), isEdit ? (offer?.id ?? null) : null);
  const read = shelf.read();
  const kept = 'draft' in read ? read.draft : null;
  const keptBy = kept?.property.userId ?? null;
  if (keptBy !== null && userId !== null && keptBy !== userId) {
    shelf.forget();
    return 'foreign';
  }
  const open = (draft: OfferDraft, found: DeskOpening['found']): DeskOpening => ({
    desk: new OfferDesk({ ...line, shelf }, draft, savesItself),
    shelf,
    found,
  });
  const blank = blankForm(offerType, spokenLocale());
  const fresh = (): OfferDraft =>
    newDraft(newDraftId(), { form: offer ? formOf(offer) : blank, now: line.now(), userId });
  if (keptBy !== null && userId === null) return open(fresh(), 'locked');
  if (kept !== null) return open(kept, read.state === 'migrated' ? 'migrated' : 'read');
  if (offer)
    return open(
      { ...fresh(), id: offer.localStoreId ?? newDraftId(), date: offer.updatedAt },
      isEdit ? 'fresh' : 'elsewhere',
    );
  return open(fresh(), read.state === 'unreadable' ? 'unreadable' : 'fresh');
}
