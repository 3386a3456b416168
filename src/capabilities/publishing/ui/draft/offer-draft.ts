import { fieldOf, OWN_NAMES } from '#capabilities/offers/offer-fields.ts';
import { isLocale } from '#kernel/locale.ts';
import { blankForm, type DraftType, hasPosition, type OfferForm } from './offer-form.ts';

/** Version mark of drafts of this shape. @source docs/reference/workspace.md, "Drafts" */
export const DRAFT_VERSION = '5.2.2.36080';

/** A picture in a draft: the browser stores its file under `hash` until the server has it as `img_id`. */
export interface DraftPicture {
  /** Hash of the chosen file, to recognise the same picture. */
  hash: string;
  img_id: number | null;
  title: string | null;
  isPlan: boolean;
}

/** A picture in the server's version. */
export type SyncedPicture = Omit<DraftPicture, 'hash' | 'img_id'> & { img_id: number };

/** The server's content at the last synchronisation. */
export interface SyncedContent {
  version: number;
  /** The fields as the server stored them. */
  property: OfferForm;
  /** The fields of the form at that time. */
  sent: OfferForm;
  images: readonly SyncedPicture[];
}

/** An offer being written. @source docs/reference/workspace.md, "Drafts" */
export interface OfferDraft {
  /** Idempotency key at the server. */
  id: string;
  /** Time of the last change, ISO 8601. */
  date: string;
  type: DraftType;
  isValid: boolean;
  /** From 1. */
  currentStep: number;
  offerId: number | null;
  version: string;
  paymentId: number | null;
  property: OfferForm & { userId: number | null; country: string; images: readonly DraftPicture[] };
  synced: SyncedContent | null;
}

/** Result of reading a stored draft. */
export type DraftReadResult =
  | { state: 'none' }
  /** Of another version and unreadable. */
  | { state: 'unreadable' }
  | { state: 'read' | 'migrated'; draft: OfferDraft };

/** Name of a draft in the storage; the draft of an existing offer has its own. */
export const draftName = (type: DraftType, offerId: number | null = null): string =>
  offerId === null ? type : `edit_${offerId}`;

/** An empty draft. @param id of 8 to 64 letters, digits and hyphens */
export const newDraft = (
  id: string,
  { form, now, userId = null }: { form: OfferForm; now: Date; userId?: number | null },
): OfferDraft => ({
  id,
  date: now.toISOString(),
  type: form.offerType === 1 ? 'rent' : 'presell',
  isValid: false,
  currentStep: 1,
  offerId: null,
  version: DRAFT_VERSION,
  paymentId: null,
  property: { ...form, userId, country: 'CH', images: [] },
  synced: null,
});

/** The fields of a draft, without its owner. */
export const formOfDraft = ({ property }: OfferDraft): OfferForm => {
  const { userId: _whose, country: _land, images: _pictures, ...form } = property;
  return form;
};

/** Reads a stored value as a draft of a type. @param newId for one without an id */
export function readDraft(stored: unknown, type: DraftType, newId: () => string): DraftReadResult {
  if (!isRecord(stored) || !isRecord(stored.property)) return { state: 'unreadable' };
  if (stored.version === DRAFT_VERSION && typeof stored.id === 'string' && isRecord(stored.property))
    return { state: 'read', draft: understood(stored, type, stored.id) };
  const draft = understood(stored, type, typeof stored.id === 'string' && ID.test(stored.id) ? stored.id : newId());
  return { state: 'migrated', draft };
}

const ID = /^[\w-]{8,64}$/;

/** The readable parts of a stored draft; anything else is left out. */
function understood(stored: StoredObject, type: DraftType, id: string): OfferDraft {
  const property = stored.property as StoredObject;
  const offerType = type === 'rent' ? 1 : property.offerType === 2 ? 2 : 0;
  const form = withKnownPoint(formIn(property, offerType), stored);
  const date =
    typeof stored.date === 'string' && !Number.isNaN(Date.parse(stored.date)) ? new Date(stored.date) : new Date(0);
  const draft = newDraft(id, { form, now: date, userId: numberOrNull(property.userId) });
  return {
    ...draft,
    currentStep: typeof stored.currentStep === 'number' ? stored.currentStep : 1,
    isValid: stored.isValid === true,
    offerId: numberOrNull(stored.offerId),
    property: { ...draft.property, images: picturesIn(property.images) },
    synced: stored.version === DRAFT_VERSION && isRecord(stored.synced) ? syncedIn(stored.synced, offerType) : null,
  };
}

/** An earlier build did not record whether a point is that of the home; the server has the fact for a draft that it knows. */
const withKnownPoint = (form: OfferForm, { property, synced }: StoredObject): OfferForm =>
  isRecord(property) && property.hasExactPoint === undefined && !isRecord(synced) && hasPosition(form)
    ? { ...form, hasExactPoint: false }
    : form;

/** Sent content of a stored draft; fields of a later build are blank in it. */
const syncedIn = (synced: StoredObject, offerType: number): SyncedContent => ({
  ...(synced as unknown as SyncedContent),
  property: formIn(isRecord(synced.property) ? synced.property : {}, offerType),
  sent: formIn(isRecord(synced.sent) ? synced.sent : {}, offerType),
});

/** The fields with a value of their kind; the others as in a new form. */
function formIn(property: StoredObject, offerType: number): OfferForm {
  const blank = blankForm(offerType);
  const known = Object.entries(blank).flatMap(([name, usual]) => {
    const value = property[name];
    if (typeof usual === typeof value && typeof value !== 'object') return [[name, value]];
    // A nullable field is a number, except for the texts of a place.
    const isWord = PLACE_WORDS.has(name);
    return usual === null && typeof value === (isWord ? 'string' : 'number') ? [[name, value]] : [];
  });
  const language = isLocale(String(property.language)) ? { language: property.language } : { language: blank.language };
  return { ...blank, ...Object.fromEntries(known), ...language, offerType } as OfferForm;
}

const PLACE_WORDS: ReadonlySet<string> = new Set(OWN_NAMES.filter((name) => fieldOf(name).kind === 'name'));

const picturesIn = (images: unknown): DraftPicture[] =>
  (Array.isArray(images) ? (images as unknown[]) : []).flatMap((image) => {
    if (!isRecord(image)) return [];
    const img_id = numberOrNull(image.img_id);
    const hash = typeof image.hash === 'string' ? image.hash : img_id === null ? null : `kept-${img_id}`;
    if (hash === null) return [];
    const title = typeof image.title === 'string' ? image.title : null;
    return [{ hash, img_id, title, isPlan: image.isPlan === true }];
  });

type StoredObject = Record<string, unknown>;

const isRecord = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
