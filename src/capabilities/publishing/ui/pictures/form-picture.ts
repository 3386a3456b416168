import type { EditedImageFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';

/** Upload state of a picture. */
export type PictureState =
  /** Being made smaller. */
  | 'preparing'
  /** In this browser; it is sent once its offer exists. */
  | 'waiting'
  | 'sending'
  /** The connection broke: it is retried. */
  | 'repeating'
  /** Not uploaded, for a reason beside the picture: it stays, and waits until the user retries. */
  | 'stuck'
  /** On the server. */
  | 'kept'
  /** Refused; `failure` is the reason. */
  | 'refused';

/** A picture in the form. */
export interface FormPicture extends DraftPicture {
  state: PictureState;
  /** Sent share, 0 to 1. */
  progress: number;
  failure: AppError | null;
  /** Address in the browser, until the server's own is there. */
  previewUrl: string | null;
  /** The server's record. */
  image: EditedImageFragment | null;
}

/** Initial state of a picture to be sent. */
export const WAITING = { state: 'waiting', progress: 0, failure: null, previewUrl: null, image: null } as const;

/** Whether a picture's state still changes automatically. */
export const isOnItsWay = ({ state }: FormPicture): boolean => !['kept', 'refused', 'stuck'].includes(state);

/** A picture on the server. @param known the browser's data of it */
export const storedPicture = (image: EditedImageFragment, known?: DraftPicture): FormPicture => ({
  hash: known?.hash ?? `kept-${image.img_id}`,
  img_id: image.img_id,
  title: known ? known.title : image.title,
  isPlan: known ? known.isPlan : image.isPlan,
  state: 'kept',
  progress: 1,
  failure: null,
  previewUrl: null,
  image,
});

/** A picture on the server without its record. */
export const unloadedPicture = (picture: DraftPicture): FormPicture => ({
  ...picture,
  state: 'kept',
  progress: 1,
  failure: null,
  previewUrl: null,
  image: null,
});

/** Pictures to be stored in a draft: without refused ones, and without those in preparation. */
export const draftPictures = (pictures: readonly FormPicture[]): DraftPicture[] =>
  pictures
    .filter(({ state }) => state !== 'refused' && state !== 'preparing')
    .map(({ hash, img_id, title, isPlan }) => ({ hash, img_id, title, isPlan }));

/**
 * Position of a new picture among those on the server, in the notation of its upload: their ids, and a negative number for
 * the new one.
 *
 * @source docs/reference/workspace.md, "Pictures of an offer"
 */
export const diffsFor = (pictures: readonly FormPicture[], hash: string): string =>
  pictures.flatMap((picture) => (picture.hash === hash ? [-1] : (picture.img_id ?? []))).join(',');

/** The pictures with one moved. */
export function movedPicture<Picture>(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const order = [...pictures];
  const [moved] = order.splice(from, 1);
  if (moved !== undefined) order.splice(to, 0, moved);
  return order;
}

/** The pictures with one changed. */
export const changedPicture = (
  pictures: readonly FormPicture[],
  hash: string,
  change: Partial<FormPicture>,
): FormPicture[] => pictures.map((picture) => (picture.hash === hash ? { ...picture, ...change } : picture));

/** The pictures without one. */
export const withoutPicture = (pictures: readonly FormPicture[], hash: string): FormPicture[] =>
  pictures.filter((picture) => picture.hash !== hash);
