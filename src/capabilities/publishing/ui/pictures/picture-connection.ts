import type { EditedImageFragment } from '#generated/operations.ts';
import type { AppError } from '#kernel/app-error.ts';
import type { Shrink } from '#kit/pictures/send-shrunk.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';
import type { FormPicture } from './form-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import type { UploadAnswer } from './picture-queue.ts';
import type { SentPicture } from './send-picture.ts';

/** Dependencies of the picture editor on its environment; tests provide their own. */
export interface PictureConnection {
  files: PictureFiles;
  /** Makes a file smaller, as far as this browser can. */
  shrink: Shrink;
  /** Turns a file by a quarter, clockwise; null where this browser cannot read it. */
  turnFile(file: Blob): Promise<Blob | null>;
  hashOf(file: Blob): Promise<string>;
  urlOf(file: Blob): string;
  /** Releases the object URL of a file that is no longer shown. */
  release(url: string): void;
  send(picture: SentPicture, onProgress: (share: number) => void): Promise<UploadAnswer>;
  turnStored(offerId: number, imgId: number): Promise<EditedImageFragment>;
  pause(ms: number): Promise<void>;
  /** Whether the browser reports no connection. */
  isOffline(): boolean;
  /** Called with pictures for the draft. @param isContent whether the server must be notified */
  onPictures(pictures: readonly DraftPicture[], isContent: boolean): void;
  /** Called when the server has stored a picture, in place of another where it was turned. */
  onTaken(picture: FormPicture & { img_id: number }, instead: number | null): void;
}

/** State of the pictures for the page. */
export interface PictureView {
  pictures: readonly FormPicture[];
  /** Names of refused files, with the reason. */
  refused: readonly { name: string; failure: AppError }[];
  /** Whether waiting pictures outlive the page. */
  isStored: boolean;
}
