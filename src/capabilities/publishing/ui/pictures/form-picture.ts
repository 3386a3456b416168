import type { EditedImageFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';

/** How far a picture is on its way. */
export type PictureState =
  /** Being made smaller. */
  | 'preparing'
  /** In this browser; it goes out when its offer is there. */
  | 'waiting'
  | 'sending'
  /** The line broke: it is tried again. */
  | 'repeating'
  /** Not with the server, for a reason beside the picture: it is kept, and waits for the user to try again. */
  | 'stuck'
  /** With the server. */
  | 'kept'
  /** It cannot be taken; `failure` says why. */
  | 'refused';

/** A picture in the form. */
export interface FormPicture extends DraftPicture {
  state: PictureState;
  /** How much of it has been sent, 0 to 1. */
  progress: number;
  failure: AppError | null;
  /** Where the browser finds it, until the server's own is there. */
  previewUrl: string | null;
  /** As the server keeps it. */
  image: EditedImageFragment | null;
}

/** How a picture begins that is still to be sent. */
export const WAITING = { state: 'waiting', progress: 0, failure: null, previewUrl: null, image: null } as const;

/** Whether a picture still moves by itself. */
export const isOnItsWay = ({ state }: FormPicture): boolean => !['kept', 'refused', 'stuck'].includes(state);

/** A picture that the server has. @param known what this browser knows of it already */
export const storedPicture = (image: EditedImageFragment, known?: DraftPicture): FormPicture => ({
  hash: known?.hash ?? `kept-${image.img_id}`,
  img_id: image.img_id,
  title: known ? known.title : image.title,
  isPlan: known ? known.isPlan : image.isPlan,
  ...{ state: 'kept', progress: 1, failure: null, previewUrl: null, image },
});

/** A picture that the server has, of which this browser knows no more than that. */
export const unseenPicture = (picture: DraftPicture): FormPicture => ({
  ...picture,
  ...{ state: 'kept', progress: 1, failure: null, previewUrl: null, image: null },
});

/** What a draft keeps of pictures: not those that cannot be taken, nor those that are not ready. */
export const draftPictures = (pictures: readonly FormPicture[]): DraftPicture[] =>
  pictures
    .filter(({ state }) => state !== 'refused' && state !== 'preparing')
    .map(({ hash, img_id, title, isPlan }) => ({ hash, img_id, title, isPlan }));

/**
 * Where a new picture belongs among those that the server has, as its upload says it: their ids, and a negative number for
 * the new one.
 *
 * @source docs/reference/workspace.md, "Pictures of an offer"
 */
export const diffsFor = (pictures: readonly FormPicture[], hash: string): string =>
  pictures.flatMap((picture) => (picture.hash === hash ? [-1] : (picture.img_id ?? []))).join(',');

/** The pictures with one in another place. */
export function movedPicture<Picture>(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const order = [...pictures];
  const [moved] = order.splice(from, 1);
  if (moved !== undefined) order.splice(to, 0, moved);
  return order;
}
