import type { EditedImageFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { Shrink } from '#kit/pictures/send-shrunk.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';
import type { FormPicture } from './form-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import type { TakenPicture } from './picture-queue.ts';
import type { SentPicture } from './send-picture.ts';

/** What a desk of pictures asks of the world; tests bring their own. */
export interface PictureConnection {
  files: PictureFiles;
  /** Made smaller as far as this browser can. */
  shrink: Shrink;
  /** A quarter clockwise; null where this browser cannot read it. */
  turnFile(file: Blob): Promise<Blob | null>;
  hashOf(file: Blob): Promise<string>;
  urlOf(file: Blob): string;
  /** Nothing shows it any more: the browser need not hold the file of an address. */
  release(url: string): void;
  send(picture: SentPicture, onProgress: (share: number) => void): Promise<TakenPicture>;
  turnStored(offerId: number, imgId: number): Promise<EditedImageFragment>;
  pause(ms: number): Promise<void>;
  /** Whether the browser itself says that there is no line. */
  isOffline(): boolean;
  /** The draft has to know. @param isContent whether the server has to hear of it */
  onPictures(pictures: readonly DraftPicture[], isContent: boolean): void;
  /** The server has a picture, in the place of another where it was turned. */
  onTaken(picture: FormPicture & { img_id: number }, instead: number | null): void;
}

/** What the page shows of pictures. */
export interface PictureView {
  pictures: readonly FormPicture[];
  /** Names of files that cannot be taken, with the reason. */
  refused: readonly { name: string; failure: AppError }[];
  /** Whether pictures that wait will still be there after the page is gone. */
  isKept: boolean;
}
