import { storedDrafts } from '../stored-draft.ts';

/** A file that the house has, and that waits for its message. */
export interface WaitingFile {
  id: number;
  name: string;
  kind: string;
  bytes: number;
}

/** A message on its way. */
export interface Outgoing {
  /** The house knows it by that, however often it is sent. */
  key: string;
  text: string;
  files: readonly WaitingFile[];
  sentMs: number;
}

/** A conversation, and the member of this browser who writes in it. */
export interface ThreadPlace {
  conversationId: number;
  accountId: number;
}

/** Files that were not sent are swept after a day; before that they are left out, milliseconds. */
const FILES_MS = 20 * 3_600_000;

const nameOf = ({ conversationId }: ThreadPlace): string => `thread_${conversationId}`;
const messagesOf = (place: ThreadPlace): string => `${nameOf(place)}_message_`;
const filesOf = (place: ThreadPlace): string => `${nameOf(place)}_file_`;

/**
 * What somebody wrote in a conversation and the house does not have: what stands in the field, its files, and what is on its way. Each
 * message and each file is kept by itself, so that two tabs never write over what the other keeps.
 */
export const threadDrafts = {
  text: (place: ThreadPlace): string => textIn(storedDrafts.read(nameOf(place), place.accountId)),
  /** Keeps what stands in the field of a tab. When it is emptied, only the words that stood there go: another tab may have kept others. */
  keepText(place: ThreadPlace, { next, before }: { next: string; before: string }): void {
    partOld(place);
    if (next !== '') storedDrafts.keep(nameOf(place), place.accountId, { text: next });
    else if (threadDrafts.text(place) === before) storedDrafts.keep(nameOf(place), place.accountId, null);
  },
  /** Messages on their way, the earliest first. */
  messages(place: ThreadPlace): Outgoing[] {
    partOld(place);
    const kept = storedDrafts.list(messagesOf(place), place.accountId).filter(isOutgoing);
    return kept.sort((one, other) => one.sentMs - other.sentMs);
  },
  /** Returns whether this browser keeps it. */
  keepMessage: (place: ThreadPlace, message: Outgoing): boolean =>
    storedDrafts.keep(messagesOf(place) + message.key, place.accountId, message),
  dropMessage: (place: ThreadPlace, key: string): boolean =>
    storedDrafts.keep(messagesOf(place) + key, place.accountId, null),
  /** Files of the message that is being written; those of messages on their way have left with them. */
  files(place: ThreadPlace): WaitingFile[] {
    const gone = new Set(threadDrafts.messages(place).flatMap(({ files }) => files.map(({ id }) => id)));
    const kept = storedDrafts.list(filesOf(place), place.accountId, FILES_MS).filter(isFile);
    return kept.filter(({ id }) => !gone.has(id)).sort((one, other) => one.id - other.id);
  },
  /** Returns whether this browser keeps it. */
  keepFile: (place: ThreadPlace, file: WaitingFile): boolean =>
    storedDrafts.keep(filesOf(place) + file.id, place.accountId, file),
  dropFile: (place: ThreadPlace, id: number): boolean => storedDrafts.keep(filesOf(place) + id, place.accountId, null),
  /** Told when another tab changed something of it. Returns how to stop. */
  onOther: (place: ThreadPlace, heard: () => void): (() => void) => storedDrafts.onOther(nameOf(place), heard),
};

const textIn = (draft: unknown): string => {
  const { text } = (draft ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
};

function isFile(kept: unknown): kept is WaitingFile {
  const file = kept as Partial<WaitingFile> | null;
  return typeof file?.id === 'number' && typeof file.name === 'string';
}

function isOutgoing(kept: unknown): kept is Outgoing {
  const message = kept as Partial<Outgoing> | null;
  if (typeof message?.key !== 'string' || typeof message.text !== 'string') return false;
  return Array.isArray(message.files) && message.files.every(isFile);
}

/** Parts what pages loaded before 25 November 2026 keep of a conversation, all in one. */
function partOld(place: ThreadPlace): void {
  const old = storedDrafts.read(nameOf(place), place.accountId) as Partial<Record<string, unknown>> | null | undefined;
  if (!old || !Array.isArray(old.outgoing)) return;
  const isFresh = Date.now() - Number(old.filesMs) < FILES_MS;
  const files = isFresh && Array.isArray(old.files) ? old.files.filter(isFile) : [];
  const isParted =
    old.outgoing.filter(isOutgoing).every((message) => threadDrafts.keepMessage(place, message)) &&
    files.every((file) => threadDrafts.keepFile(place, file));
  const text = textIn(old);
  if (isParted) storedDrafts.keep(nameOf(place), place.accountId, text === '' ? null : { text });
}
