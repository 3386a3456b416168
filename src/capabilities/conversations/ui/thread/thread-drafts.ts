import { HOUR_MS } from '#kernel/time.ts';
import { guarded } from '#kit/drafts/draft-store.ts';
import { onOtherDrafts, ownedDrafts } from '../stored-draft.ts';

/** An uploaded file that waits for its message. */
export interface WaitingFile {
  id: number;
  name: string;
  kind: string;
  bytes: number;
}

/** A message being sent. */
export interface Outgoing {
  /** Idempotency key, the same for every try. */
  key: string;
  text: string;
  files: readonly WaitingFile[];
  sentMs: number;
}

/** A conversation, and the writing member of this browser. */
export interface ThreadDraftOwner {
  conversationId: number;
  accountId: number;
}

/**
 * Lifetime of unsent files in the browser's storage, milliseconds. It is shorter than that on the server, which deletes them after a day.
 */
const FILES_MS = 20 * HOUR_MS;

const nameOf = ({ conversationId }: ThreadDraftOwner): string => `thread_${conversationId}`;
const messagesOf = (place: ThreadDraftOwner): string => `${nameOf(place)}_message_`;
const filesOf = (place: ThreadDraftOwner): string => `${nameOf(place)}_file_`;

/** The text of a conversation's field. Pages loaded before 25 November 2026 store messages and files beside it. */
interface StoredText {
  text?: unknown;
  outgoing?: unknown;
  files?: unknown;
  filesMs?: unknown;
}

const isStoredText = (stored: unknown): stored is StoredText => typeof stored === 'object' && stored !== null;

const textIn = (draft: StoredText | null): string => (typeof draft?.text === 'string' ? draft.text : '');

function isFile(stored: unknown): stored is WaitingFile {
  const file = stored as Partial<WaitingFile> | null;
  return typeof file?.id === 'number' && typeof file.name === 'string';
}

function isOutgoing(stored: unknown): stored is Outgoing {
  const message = stored as Partial<Outgoing> | null;
  if (typeof message?.key !== 'string' || typeof message.text !== 'string') return false;
  return Array.isArray(message.files) && message.files.every(isFile);
}

const texts = ownedDrafts(guarded(isStoredText));
const outgoingMessages = ownedDrafts(guarded(isOutgoing));
const waitingFiles = ownedDrafts(guarded(isFile), FILES_MS);

/**
 * Unsent content of a conversation: the text of the field, its files, and outgoing messages. Each message and each file is stored by
 * itself, so that no tab overwrites the content of another.
 */
export const threadDrafts = {
  text: (place: ThreadDraftOwner): string => textIn(texts.read(nameOf(place), place.accountId)),
  /**
   * Stores the text of a tab's field. An emptied field deletes the stored text only if it is the field's own, because another tab may
   * have stored a different one.
   */
  storeText(place: ThreadDraftOwner, { next, before }: { next: string; before: string }): void {
    partOld(place);
    if (next !== '') texts.keep(nameOf(place), place.accountId, { text: next });
    else if (threadDrafts.text(place) === before) texts.keep(nameOf(place), place.accountId, null);
  },
  /** Outgoing messages, oldest first. */
  messages(place: ThreadDraftOwner): Outgoing[] {
    partOld(place);
    const stored = outgoingMessages.list(messagesOf(place), place.accountId);
    return stored.sort((one, other) => one.sentMs - other.sentMs);
  },
  /** Stores a message. Returns whether that succeeded. */
  storeMessage: (place: ThreadDraftOwner, message: Outgoing): boolean =>
    outgoingMessages.keep(messagesOf(place) + message.key, place.accountId, message),
  dropMessage: (place: ThreadDraftOwner, key: string): boolean =>
    outgoingMessages.keep(messagesOf(place) + key, place.accountId, null),
  /** Files of the message being written, without the files of outgoing messages. */
  files(place: ThreadDraftOwner): WaitingFile[] {
    const gone = new Set(threadDrafts.messages(place).flatMap(({ files }) => files.map(({ id }) => id)));
    const stored = waitingFiles.list(filesOf(place), place.accountId);
    return stored.filter(({ id }) => !gone.has(id)).sort((one, other) => one.id - other.id);
  },
  /** Stores a file. Returns whether that succeeded. */
  storeFile: (place: ThreadDraftOwner, file: WaitingFile): boolean =>
    waitingFiles.keep(filesOf(place) + file.id, place.accountId, file),
  dropFile: (place: ThreadDraftOwner, id: number): boolean =>
    waitingFiles.keep(filesOf(place) + id, place.accountId, null),
  /** Calls `onChange` when another tab changed unsent content of the conversation. Returns the unsubscribe function. */
  onOther: (place: ThreadDraftOwner, onChange: () => void): (() => void) => onOtherDrafts(nameOf(place), onChange),
};

/** Splits the single entry for a whole conversation, which pages loaded before 25 November 2026 store. */
function partOld(place: ThreadDraftOwner): void {
  const old = texts.read(nameOf(place), place.accountId);
  if (!old || !Array.isArray(old.outgoing)) return;
  const isFresh = Date.now() - Number(old.filesMs) < FILES_MS;
  const files = isFresh && Array.isArray(old.files) ? old.files.filter(isFile) : [];
  const isParted =
    old.outgoing.filter(isOutgoing).every((message) => threadDrafts.storeMessage(place, message)) &&
    files.every((file) => threadDrafts.storeFile(place, file));
  const text = textIn(old);
  if (isParted) texts.keep(nameOf(place), place.accountId, text === '' ? null : { text });
}
