import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type EditedOfferFragment,
  OfferForEditingDocument,
  SaveOfferDocument,
  TurnOfferPictureDocument,
} from '#generated/operations.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { shrinkInBrowser } from '#kit/pictures/send-shrunk.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { EditorView } from './draft/offer-connection.ts';
import type { OfferDraft } from './draft/offer-draft.ts';
import type { OfferEditor } from './draft/offer-editor.ts';
import { type EditorOpening, openEditor } from './draft/open-editor.ts';
import { contentHash } from './pictures/content-hash.ts';
import type { PictureConnection, PictureView } from './pictures/picture-connection.ts';
import { PictureEditor } from './pictures/picture-editor.ts';
import { createPictureFiles, type PictureFiles } from './pictures/picture-files.ts';
import { sendPicture } from './pictures/send-picture.ts';
import { turnPictureFile } from './pictures/turn-picture.ts';

/** Initial data of the form. */
export interface OfferStart {
  offerType: number;
  /** An existing offer: to be edited, or a draft to continue. */
  offer: EditedOfferFragment | null;
  isEdit: boolean;
  /** Whether changes are saved on the server automatically. */
  savesItself: boolean;
}

/** The open editor of this page. */
export interface OpenedEditor {
  editor: OfferEditor;
  pictures: PictureEditor;
  files: PictureFiles;
  /** State of the stored draft. */
  found: EditorOpening['found'];
}

/**
 * Opens the stored draft of an offer after hydration, and synchronises it with the server.
 *
 * @param onForeign called when the draft was another member's, and is gone
 * @returns null until it is open
 */
export function useOfferEditor(start: OfferStart, onForeign: () => void): OpenedEditor | null {
  const viewer = useViewer();
  const [opened, setOpened] = useState<OpenedEditor | null>(null);
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
    if (userId !== null) opened?.editor.join(userId);
  }, [opened, userId]);
  return opened;
}

function begin(
  start: OfferStart,
  viewer: Viewer | null,
  onOpen: (opened: OpenedEditor | 'foreign') => void,
): () => void {
  const files = createPictureFiles();
  const closing = new AbortController();
  const later = (work: () => void, afterMs: number): (() => void) => {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  };
  const save = (offer: object) =>
    postGraphql(SaveOfferDocument, { offer }).then((answer) => answer.createOrUpdateOffer);
  const read = (id: number) => postGraphql(OfferForEditingDocument, { id }).then((answer) => answer.offerEdit);
  const opening = openEditor({ save, read, later, now: () => new Date() }, start, viewer?.id ?? null);
  if (opening === 'foreign') {
    void files.forgetAll();
    onOpen('foreign');
    return () => {};
  }
  const { editor, found, store } = opening;
  const pictures = new PictureEditor(pictureConnection(files, editor, closing.signal));
  const isClosed = (): boolean => closing.signal.aborted;
  const open = async (): Promise<void> => {
    const { offerId } = editor.view().draft;
    const offer =
      start.offer ?? (offerId === null || !viewer ? null : await foundOrNull(read(offerId)).catch(() => null));
    if (isClosed()) return;
    if (offer && (start.isEdit || offer.status === 0 || offer.status === 16)) editor.reconcile(offer);
    await pictures.open(editor.view().draft.property.images, offer?.images ?? []);
    if (!isClosed()) onOpen({ editor, pictures, files, found });
  };
  void open();
  const sync = (): void => {
    const { offerId } = editor.view().draft;
    if (offerId !== null && start.savesItself && editor.view().saving !== 'visitor') pictures.start(offerId);
  };
  const follow = async ({ offerId, property: { images } }: OfferDraft): Promise<void> => {
    const seen = new Set(pictures.view().pictures.map(({ img_id }) => img_id));
    const isNews = offerId !== null && images.some(({ img_id }) => img_id !== null && !seen.has(img_id));
    const offer = isNews ? await read(offerId).catch(() => null) : null;
    if (!isClosed()) await pictures.follow(images, offer?.images ?? []);
  };
  // Later events take precedence: handled one after another.
  let following = Promise.resolve();
  const receive = (draft: OfferDraft): void => {
    if (editor.onOtherTab(draft)) following = following.then(() => follow(draft));
  };
  const stops = [editor.subscribe(sync), store.onOther((change) => 'draft' in change && receive(change.draft))];
  listenToPage(editor, closing.signal);
  return () => {
    closing.abort();
    for (const stop of stops) stop();
    pictures.stop();
    editor.leave();
  };
}

/** Writes pending changes when the page goes, and retries failed ones when the connection is back. */
function listenToPage(editor: OfferEditor, signal: AbortSignal): void {
  addEventListener('pagehide', () => editor.flush(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && editor.flush(), { signal });
  addEventListener('online', () => editor.retry(), { signal });
}

const pictureConnection = (files: PictureFiles, editor: OfferEditor, signal: AbortSignal): PictureConnection => ({
  files,
  shrink: shrinkInBrowser,
  turnFile: turnPictureFile,
  hashOf: contentHash,
  urlOf: (file) => URL.createObjectURL(file),
  release: (url) => URL.revokeObjectURL(url),
  send: sendPicture,
  turnStored: (id, img) => postGraphql(TurnOfferPictureDocument, { id, img }).then((answer) => answer.turnOfferPicture),
  pause: (ms) => untilOnlineOr(ms, signal),
  isOffline: () => !navigator.onLine,
  onPictures: (images, isContent) => editor.writePictures(images, isContent || editor.view().draft.offerId === null),
  onTaken: ({ img_id, title, isPlan }, instead) => editor.onTaken({ img_id, title, isPlan }, instead),
});

/** Resolves after a pause, or as soon as the browser reports a connection. */
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

/** Current state of the editor. */
export const useEditorView = ({ editor }: OpenedEditor): EditorView =>
  useSyncExternalStore(editor.subscribe, editor.view, editor.view);

/** Current state of the picture editor. */
export const usePictureView = ({ pictures }: OpenedEditor): PictureView =>
  useSyncExternalStore(pictures.subscribe, pictures.view, pictures.view);
