import { keptDrafts } from '../kept-draft.ts';

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

/** What somebody wrote in a conversation and the house does not have: what stands in the field, and what is on its way. */
export interface ThreadDraft {
  text: string;
  files: readonly WaitingFile[];
  outgoing: readonly Outgoing[];
}

const NOTHING: ThreadDraft = { text: '', files: [], outgoing: [] };

/** Files that were not sent are swept after a day: then their draft goes without them, milliseconds. */
const FILES_MS = 20 * 3_600_000;

/** A draft out of what was kept, as far as it is one. */
export function threadDraftOf(kept: unknown, nowMs: number): ThreadDraft {
  const draft = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<ThreadDraft> & { filesMs?: number };
  const isFresh = nowMs - Number(draft.filesMs) < FILES_MS;
  const outgoing = Array.isArray(draft.outgoing) ? draft.outgoing.filter(isOutgoing) : [];
  return {
    text: typeof draft.text === 'string' ? draft.text : '',
    files: isFresh && Array.isArray(draft.files) ? draft.files.filter(isFile) : [],
    outgoing,
  };
}

const isFile = (file: WaitingFile | null): file is WaitingFile =>
  typeof file?.id === 'number' && typeof file.name === 'string';

const isOutgoing = (message: Outgoing | null): message is Outgoing =>
  typeof message?.key === 'string' && typeof message.text === 'string' && Array.isArray(message.files);

const nameOf = (conversationId: number): string => `thread_${conversationId}`;

/** The draft in a conversation, of a member in this browser. */
export const threadDrafts = {
  read: (conversationId: number, by: number): ThreadDraft =>
    threadDraftOf(keptDrafts.read(nameOf(conversationId), by), Date.now()),
  /** Changes what is kept; other tabs may have kept something meanwhile. */
  change(conversationId: number, by: number, change: Partial<ThreadDraft>): void {
    const draft = { ...NOTHING, ...threadDrafts.read(conversationId, by), ...change };
    const isEmpty = draft.text === '' && draft.files.length === 0 && draft.outgoing.length === 0;
    keptDrafts.keep(nameOf(conversationId), by, isEmpty ? null : { ...draft, filesMs: Date.now() });
  },
};
