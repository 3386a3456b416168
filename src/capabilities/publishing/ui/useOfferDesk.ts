import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type EditedOfferFragment,
  OfferForEditingDocument,
  SaveOfferDocument,
  TurnOfferPictureDocument,
} from '#generated/operations.ts';
import { knownOrNull } from '#kit/graphql/known-or-null.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { shrinkInBrowser } from '#kit/pictures/send-shrunk.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { OfferDesk } from './draft/offer-desk.ts';
import type { OfferDraft } from './draft/offer-draft.ts';
import type { DeskView } from './draft/offer-line.ts';
import { type DeskOpening, openDesk } from './draft/open-desk.ts';
import { contentHash } from './pictures/content-hash.ts';
import { PictureDesk } from './pictures/picture-desk.ts';
import { createPictureFiles, type PictureFiles } from './pictures/picture-files.ts';
import type { PictureLine, PictureView } from './pictures/picture-line.ts';
import { sendPicture } from './pictures/send-picture.ts';
import { turnPictureFile } from './pictures/turn-picture.ts';

/** What the form begins with. */
export interface OfferStart {
  offerType: number;
  /** An offer that is there: to be edited, or a draft to go on with. */
  offer: EditedOfferFragment | null;
  isEdit: boolean;
  /** Whether changes go to the server by themselves. */
  savesItself: boolean;
}

/** An offer on the desk of this page. */
export interface OpenedDesk {
  desk: OfferDesk;
  pictures: PictureDesk;
  files: PictureFiles;
  /** How what was kept was found. */
  found: DeskOpening['found'];
}

/**
 * Opens what this browser keeps of an offer, once the page is alive, and keeps it together with the server.
 *
 * @param onForeign called when the draft was another member's, and is gone
 * @returns null until it is open
 */
export function useOfferDesk(start: OfferStart, onForeign: () => void): OpenedDesk | null {
  const viewer = useViewer();
  const [opened, setOpened] = useState<OpenedDesk | null>(null);
  const first = useRef({ start, onForeign, viewer });

  useEffect(() => {
    const close = begin(first.current.start, first.current.viewer, (found) => {
      if (found === 'foreign') first.current.onForeign();
      else setOpened(found);
    });
    return close;
  }, []);

  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId !== null) opened?.desk.join(userId);
  }, [opened, userId]);
  return opened;
}

function begin(start: OfferStart, viewer: Viewer | null, onOpen: (opened: OpenedDesk | 'foreign') => void): () => void {
  const files = createPictureFiles();
  const closing = new AbortController();
  const later = (work: () => void, afterMs: number): (() => void) => {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  };
  const save = (offer: object) =>
    postGraphql(SaveOfferDocument, { offer }).then((answer) => answer.createOrUpdateOffer);
  const read = (id: number) => postGraphql(OfferForEditingDocument, { id }).then((answer) => answer.offerEdit);
  const opening = openDesk({ save, read, later, now: () => new Date() }, start, viewer?.id ?? null);
  if (opening === 'foreign') {
    void files.forgetAll();
    onOpen('foreign');
    return () => {};
  }
  const { desk, found, shelf } = opening;
  const pictures = new PictureDesk(pictureLine(files, desk, closing.signal));
  const isClosed = (): boolean => closing.signal.aborted;
  const open = async (): Promise<void> => {
    const { offerId } = desk.view().draft;
    const offer =
      start.offer ?? (offerId === null || !viewer ? null : await knownOrNull(read(offerId)).catch(() => null));
    if (isClosed()) return;
    if (offer && (start.isEdit || offer.status === 0 || offer.status === 16)) desk.reconcile(offer);
    await pictures.open(desk.view().draft.property.images, offer?.images ?? []);
    if (!isClosed()) onOpen({ desk, pictures, files, found });
  };
  void open();
  const sync = (): void => {
    const { offerId } = desk.view().draft;
    if (offerId !== null && start.savesItself && desk.view().saving !== 'visitor') pictures.start(offerId);
  };
  const follow = async ({ offerId, property: { images } }: OfferDraft): Promise<void> => {
    const seen = new Set(pictures.view().pictures.map(({ img_id }) => img_id));
    const isNews = offerId !== null && images.some(({ img_id }) => img_id !== null && !seen.has(img_id));
    const offer = isNews ? await read(offerId).catch(() => null) : null;
    if (!isClosed()) await pictures.follow(images, offer?.images ?? []);
  };
  // What is heard later counts more: one after another.
  let following = Promise.resolve();
  const hear = (draft: OfferDraft): void => {
    if (desk.hearOtherTab(draft)) following = following.then(() => follow(draft));
  };
  const stops = [desk.subscribe(sync), shelf.onOther((heard) => 'draft' in heard && hear(heard.draft))];
  listenToPage(desk, closing.signal);
  return () => {
    closing.abort();
    for (const stop of stops) stop();
    pictures.stop();
    desk.leave();
  };
}

/** What is not written yet is written when the page goes; what could not be sent is sent when the line is back. */
function listenToPage(desk: OfferDesk, signal: AbortSignal): void {
  addEventListener('pagehide', () => desk.flush(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && desk.flush(), { signal });
  addEventListener('online', () => desk.retry(), { signal });
}

const pictureLine = (files: PictureFiles, desk: OfferDesk, signal: AbortSignal): PictureLine => ({
  files,
  shrink: shrinkInBrowser,
  turnFile: turnPictureFile,
  hashOf: contentHash,
  urlOf: (file) => URL.createObjectURL(file),
  release: (url) => URL.revokeObjectURL(url),
  send: sendPicture,
  turnKept: (id, img) => postGraphql(TurnOfferPictureDocument, { id, img }).then((answer) => answer.turnOfferPicture),
  pause: (ms) => untilOnlineOr(ms, signal),
  isOffline: () => !navigator.onLine,
  onPictures: (images, isContent) => desk.writePictures(images, isContent || desk.view().draft.offerId === null),
  onTaken: ({ img_id, title, isPlan }, instead) => desk.noteTaken({ img_id, title, isPlan }, instead),
});

/** Done after a while, or as soon as the browser says that the line is back. */
const untilOnlineOr = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { signal });
  });

/** What the desk shows now. */
export const useDeskView = ({ desk }: OpenedDesk): DeskView =>
  useSyncExternalStore(desk.subscribe, desk.view, desk.view);

/** What the desk of pictures shows now. */
export const usePictureView = ({ pictures }: OpenedDesk): PictureView =>
  useSyncExternalStore(pictures.subscribe, pictures.view, pictures.view);
