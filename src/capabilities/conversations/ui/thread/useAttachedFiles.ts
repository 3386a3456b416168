import { useEffect, useRef, useState } from 'react';
import { RemoveAttachmentDocument } from '#generated/operations.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';
import { fileProblem, sendAttachment } from './attached-file.ts';
import { type ThreadDraftOwner, threadDrafts, type WaitingFile } from './thread-drafts.ts';

/** A file below the field: uploading, uploaded, or failed. */
export interface AttachedFile {
  /** Unique within this page. */
  localId: number;
  name: string;
  /** Uploaded share, from 0 to 1. */
  share: number;
  failure: ToastWords | null;
  /** Set once the server has stored it. */
  waiting: WaitingFile | null;
}

/** Files of the message being written. */
export interface AttachedFiles {
  files: readonly AttachedFile[];
  /** Uploaded files. */
  ready: readonly WaitingFile[];
  isSending: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (localId: number) => void;
  /** Called after the message was sent with the files. */
  clear: () => void;
  /** Error of the files that were chosen last. */
  refusal: ToastWords | null;
}

let lastId = 0;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

const storedFile = (waiting: WaitingFile): AttachedFile => ({
  localId: nextId(),
  name: waiting.name,
  share: 1,
  failure: null,
  waiting,
});

/**
 * Uploads files one after the other, before their message is sent. Files that another tab sent or discarded are removed from this tab,
 * too.
 */
export function useAttachedFiles(place: ThreadDraftOwner): AttachedFiles {
  const [files, setFiles] = useState<readonly AttachedFile[]>(() => threadDrafts.files(place).map(storedFile));
  const [refusal, setRefusal] = useState<ToastWords | null>(null);
  const current = useRef(files);
  const line = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const show = (next: readonly AttachedFile[]): void => {
    current.current = next;
    setFiles(next);
  };
  const change = (localId: number, facts: Partial<AttachedFile>): void =>
    show(current.current.map((file) => (file.localId === localId ? { ...file, ...facts } : file)));
  const store = useFileStore(place, (isElsewhere) =>
    show(current.current.filter(({ waiting }) => waiting === null || !isElsewhere(waiting.id))),
  );

  const sendOne = async (localId: number, file: File, { signal }: AbortController): Promise<void> => {
    try {
      const onProgress = (share: number): void => change(localId, { share });
      const waiting = await sendAttachment({ accountId: place.accountId, file }, { onProgress, signal });
      if (signal.aborted) return await giveUp(waiting.id);
      store.add(waiting);
      change(localId, { waiting, share: 1 });
    } catch (error) {
      if (!signal.aborted) change(localId, { failure: failureToast(error) });
    } finally {
      stops.current.delete(localId);
    }
  };
  const add = (chosen: readonly File[]): void => {
    const room = CONVERSATION_LIMITS.attachments - current.current.length;
    const refused = chosen.flatMap((file) => {
      const text = fileProblem(file);
      return text === null ? [] : [{ text, values: { name: file.name } }];
    });
    const good = chosen.filter((file) => fileProblem(file) === null);
    const tooMany = good.length > room ? { text: 'messages.file.tooMany', values: {} } : null;
    setRefusal(refused[0] ?? tooMany);
    for (const file of good.slice(0, Math.max(0, room))) {
      const localId = nextId();
      const stop = new AbortController();
      stops.current.set(localId, stop);
      show([...current.current, { localId, name: file.name, share: 0, failure: null, waiting: null }]);
      line.current = line.current.then(() => sendOne(localId, file, stop));
    }
  };
  const remove = (localId: number): void => {
    const file = current.current.find((each) => each.localId === localId);
    stops.current.get(localId)?.abort();
    show(current.current.filter((each) => each !== file));
    setRefusal(null);
    if (!file?.waiting) return;
    store.drop(file.waiting.id);
    void giveUp(file.waiting.id);
  };
  const clear = (): void => {
    for (const { id } of readyOf(current.current)) store.drop(id);
    show([]);
    setRefusal(null);
  };
  const isSending = files.some(({ waiting, failure }) => waiting === null && failure === null);
  return { files, ready: readyOf(files), isSending, add, remove, clear, refusal };
}

/** Storage of waiting files in the browser. @param takeAway called when another tab sent or discarded some of them */
function useFileStore(
  place: ThreadDraftOwner,
  takeAway: (isElsewhere: (id: number) => boolean) => void,
): { add: (file: WaitingFile) => void; drop: (id: number) => void } {
  const latest = useRef(takeAway);
  latest.current = takeAway;
  const [storedIds] = useState(() => new Set(threadDrafts.files(place).map(({ id }) => id)));
  useEffect(
    () =>
      threadDrafts.onOther(place, () => {
        const there = new Set(threadDrafts.files(place).map(({ id }) => id));
        latest.current((id) => storedIds.has(id) && !there.has(id));
      }),
    [place, storedIds],
  );
  return {
    add: (file) => {
      if (threadDrafts.storeFile(place, file)) storedIds.add(file.id);
    },
    drop: (id) => {
      storedIds.delete(id);
      threadDrafts.dropFile(place, id);
    },
  };
}

const readyOf = (files: readonly AttachedFile[]): WaitingFile[] => files.flatMap(({ waiting }) => waiting ?? []);

/** Discards a file. When that fails, the server deletes the file a day later. */
const giveUp = async (id: number): Promise<void> => {
  await execute(RemoveAttachmentDocument, { id }).catch(reportFailure);
};
