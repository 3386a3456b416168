import type { EditedOfferFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import { createChanges } from '#kit/changes.ts';
import { type DraftSide, mergeDrafts, mergePictures } from './merge-drafts.ts';
import type { EditorConnection, EditorView } from './offer-connection.ts';
import {
  type DraftPicture,
  formOfDraft,
  type OfferDraft,
  type SyncedContent,
  type SyncedPicture,
} from './offer-draft.ts';
import { differences, formOf, isBlank, type OfferForm } from './offer-form.ts';
import { submitObstacles, validPart } from './offer-problems.ts';
import { OfferSaver } from './offer-saver.ts';

const WRITE_PAUSE_MS = 250;
const CHANGED = 'error.status.changed';

/**
 * Editor of an offer: stores every change in the browser, and for members on the server, too.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export class OfferEditor {
  readonly #line: EditorConnection;
  readonly #changes = createChanges();
  readonly #saver: OfferSaver;
  #view: EditorView;
  #isMember = false;
  #savesItself: boolean;
  #cancelWrite: (() => void) | null = null;

  /** @param savesItself whether changes are saved on the server automatically; those of an online offer need a click */
  constructor(connection: EditorConnection, draft: OfferDraft, savesItself: boolean) {
    this.#line = connection;
    this.#savesItself = savesItself;
    this.#view = { draft, saving: 'visitor', failure: null, other: null, isStored: true, filling: 0 };
    this.#saver = new OfferSaver({
      send: () => this.#send(),
      later: connection.later,
      onState: (saving, failure) => this.#show({ saving, failure: failure?.messageId === CHANGED ? null : failure }),
    });
  }

  readonly view = (): EditorView => this.#view;

  readonly subscribe = this.#changes.subscribe;

  /** Assigns the draft to the member who signed in, and saves it on the server. */
  join(userId: number): void {
    if (this.#isMember) return;
    this.#isMember = true;
    const { draft } = this.#view;
    this.#put({ ...draft, property: { ...draft.property, userId } });
    if (!this.#savesItself) return;
    const isEmpty = isBlank(formOfDraft(draft)) && draft.property.images.length === 0;
    if (!isEmpty && this.#isUnsent()) this.#saver.change();
    else this.#show({ saving: 'saved' });
  }

  /** Stores a change of the fields. */
  write(form: OfferForm): void {
    const { draft } = this.#view;
    if (differences(form, formOfDraft(draft)).length === 0) return;
    const { userId, country, images } = draft.property;
    const isValid = submitObstacles(form).size === 0;
    this.#put({
      ...draft,
      date: this.#line.now().toISOString(),
      isValid,
      property: { ...form, userId, country, images },
    });
    this.#saveSoon();
  }

  /** Stores a change of the pictures. @param isContent whether the server must be notified, beyond uploads themselves */
  writePictures(images: readonly DraftPicture[], isContent: boolean): void {
    const { draft } = this.#view;
    this.#put({ ...draft, date: this.#line.now().toISOString(), property: { ...draft.property, images } });
    if (isContent) this.#saveSoon();
  }

  /** Adds an uploaded picture to both versions, in place of another where it was turned. */
  onTaken(picture: SyncedPicture, instead: number | null = null): void {
    const { draft } = this.#view;
    if (draft.synced === null) return;
    const left = draft.synced.images.filter(({ img_id }) => img_id !== picture.img_id);
    const index = left.findIndex(({ img_id }) => img_id === instead);
    const images = index < 0 ? [...left, picture] : left.with(index, picture);
    this.#put({ ...draft, synced: { ...draft.synced, images } });
  }

  goTo(currentStep: number): void {
    if (currentStep !== this.#view.draft.currentStep) this.#put({ ...this.#view.draft, currentStep });
  }

  /** Saves pending changes. Resolves to the offer's number, or null where that failed. */
  async saveNow(): Promise<number | null> {
    if (this.#view.other !== null) return null;
    if (this.#isUnsent()) this.#saver.change();
    await this.#saver.now();
    return this.#view.saving === 'device' ? null : this.#view.draft.offerId;
  }

  /** Retries when the connection is back. */
  retry(): void {
    if (this.#isMember && this.#view.saving === 'device' && this.#view.other === null) void this.saveNow();
  }

  /** Merges the server's version of this offer, loaded with the page or written by another device. */
  reconcile(offer: EditedOfferFragment): void {
    const { draft } = this.#view;
    const { synced } = draft;
    const theirs: DraftSide = { form: formOf(offer), date: offer.updatedAt };
    const ours: DraftSide = { form: formOfDraft(draft), date: draft.date };
    const merged = mergeDrafts(ours, theirs, synced);
    const images = mergePictures(
      draft.property.images,
      picturesOf(offer),
      synced?.images.map(({ img_id }) => img_id) ?? [],
    );
    const form = merged.take === 'ours' ? ours.form : merged.take === 'theirs' ? theirs.form : merged.shown.form;
    const { userId, country } = draft.property;
    const date = merged.take === 'theirs' ? offer.updatedAt : draft.date;
    const property = { ...form, userId, country, images };
    const isSame = differences(ours.form, theirs.form).length === 0;
    const sent = isSame || merged.take === 'ours' ? (isSame ? ours.form : (synced?.sent ?? theirs.form)) : theirs.form;
    this.#put({ ...draft, date, offerId: offer.id, property, synced: { ...syncedOf(offer), sent } });
    if (form !== ours.form) this.#show({ filling: this.#view.filling + 1 });
    if (merged.take !== 'choice') return;
    this.#saver.hold();
    this.#show({ other: { ...merged.other, isOurs: !merged.isOursShown }, saving: 'device' });
  }

  /** Shows the other version; the current one can be restored. */
  swap(): void {
    const { other, draft, filling } = this.#view;
    if (other === null) return;
    const left: DraftSide = { form: formOfDraft(draft), date: draft.date };
    const { userId, country, images } = draft.property;
    this.#put({ ...draft, date: other.date, property: { ...other.form, userId, country, images } });
    this.#show({ other: { ...left, isOurs: !other.isOurs }, filling: filling + 1 });
  }

  /** Confirms the shown version. */
  settle(): void {
    this.#show({ other: null, saving: this.#isMember ? 'saved' : 'visitor' });
    if (this.#isMember && this.#savesItself && this.#isUnsent()) this.#saver.change();
  }

  /**
   * Merges a draft of another tab: an idle tab shows it; otherwise both versions are held and one is chosen.
   *
   * @returns whether it is the draft of this tab
   */
  onOtherTab(draft: OfferDraft): boolean {
    const mine = this.#view.draft;
    const [theirs, ours] = [draft.property.userId, mine.property.userId];
    // Another member has signed in there meanwhile.
    if (theirs !== null && ours !== null && theirs !== ours) return false;
    if (draft.id !== mine.id && !isBlank(formOfDraft(mine))) return false;
    const isSame = differences(formOfDraft(draft), formOfDraft(mine)).length === 0;
    if (this.#cancelWrite === null || isSame) this.#show({ draft, filling: this.#view.filling + 1 });
    else this.#show({ other: { form: formOfDraft(draft), date: draft.date, isOurs: true } });
    return true;
  }

  /** Replaces the draft by another one, for example a new one. */
  replace(draft: OfferDraft): void {
    this.#saver.hold();
    this.#put(draft);
    this.#show({
      other: null,
      failure: null,
      saving: this.#isMember ? 'saved' : 'visitor',
      filling: this.#view.filling + 1,
    });
  }

  /** Deletes the draft of a finished offer here. */
  finish(): void {
    this.#saver.hold();
    this.#cancelWrite?.();
    this.#cancelWrite = null;
    this.#line.store.forget();
  }

  /** Writes pending changes at once, before the page goes. */
  flush(): void {
    if (this.#cancelWrite === null) return;
    this.#cancelWrite();
    this.#keep();
  }

  leave(): void {
    this.flush();
    this.#saver.stop();
  }

  #saveSoon(): void {
    if (this.#isMember && this.#savesItself && this.#view.other === null) this.#saver.change();
  }

  #isUnsent(): boolean {
    const { synced, property } = this.#view.draft;
    if (synced === null) return true;
    const isSamePictures = JSON.stringify(sentPictures(property.images)) === JSON.stringify(synced.images);
    return !isSamePictures || differences(formOfDraft(this.#view.draft), synced.sent).length > 0;
  }

  async #send(): Promise<void> {
    const { draft } = this.#view;
    const sentForm = formOfDraft(draft);
    try {
      const offer = await this.#line.save(this.#offerOf(draft));
      const now = this.#view.draft;
      this.#put({ ...now, offerId: offer.id, synced: { ...syncedOf(offer), sent: sentForm } });
    } catch (error) {
      if ((error as AppError).messageId !== CHANGED || draft.offerId === null) throw error;
      await this.#reconcileChanged(draft.offerId);
    }
  }

  /** Handles a concurrent change: if only pictures or the status changed, pending changes are sent again. */
  async #reconcileChanged(offerId: number): Promise<void> {
    this.reconcile(await this.#line.read(offerId));
    if (this.#view.other === null && this.#isUnsent()) {
      const offer = await this.#line.save(this.#offerOf(this.#view.draft));
      this.#put({ ...this.#view.draft, synced: syncedOf(offer) });
    }
  }

  #offerOf({ id, offerId, synced, property }: OfferDraft): object {
    const images = sentPictures(property.images);
    const naming = offerId === null ? { localStoreId: id } : { id: offerId, version: synced?.version };
    return { ...validPart(formOfDraft(this.#view.draft)), ...naming, ...(offerId !== null && { images }) };
  }

  #put(draft: OfferDraft): void {
    this.#view = { ...this.#view, draft };
    this.#cancelWrite ??= this.#line.later(() => this.#keep(), WRITE_PAUSE_MS);
    this.#notify();
  }

  #keep(): void {
    this.#cancelWrite = null;
    const isStored = this.#line.store.keep(this.#view.draft);
    if (isStored !== this.#view.isStored) this.#show({ isStored });
  }

  #show(change: Partial<EditorView>): void {
    this.#view = { ...this.#view, ...change };
    this.#notify();
  }

  #notify(): void {
    this.#changes.emit();
  }
}

const picturesOf = (offer: EditedOfferFragment): DraftPicture[] =>
  offer.images.map(({ img_id, title, isPlan }) => ({ hash: `kept-${img_id}`, img_id, title, isPlan }));

/** Pictures that the server has, in its notation. */
const sentPictures = (images: readonly DraftPicture[]): SyncedPicture[] =>
  images.flatMap(({ img_id, title, isPlan }) => (img_id === null ? [] : [{ img_id, title, isPlan }]));

const syncedOf = (offer: EditedOfferFragment): SyncedContent => ({
  version: offer.version,
  property: formOf(offer),
  sent: formOf(offer),
  images: sentPictures(picturesOf(offer)),
});
