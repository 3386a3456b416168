import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SendMessageDocument, type ThreadMessageFragment } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { type OutboxPage, type ShownOutgoing, ThreadOutbox } from './outbox.ts';
import type { WaitingFile } from './thread-drafts.ts';

/** Outgoing messages of a conversation. */
export interface Outbox {
  outgoing: readonly ShownOutgoing[];
  send: (text: string, files: readonly WaitingFile[]) => void;
  retry: (key: string) => void;
  /** Discards a message that did not arrive. */
  discard: (key: string) => void;
}

interface OutboxOptions {
  conversationId: number;
  objectId: number;
  objectType: number;
  accountId: number;
  /** Called with each message that the server has stored. */
  onSent: (message: ThreadMessageFragment) => void;
  /** Called when another tab sent or discarded messages that this one had queued. */
  onRemovedElsewhere: () => void;
}

const NONE: readonly ShownOutgoing[] = [];

/** Sends messages of a conversation; each component that calls it belongs to one conversation. */
export function useOutbox(options: OutboxOptions): Outbox {
  const current = useRef(options);
  current.current = options;
  const [outbox] = useState(() => new ThreadOutbox(options, () => pageOf(current.current)));
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.shown, () => NONE);
  useEffect(() => outbox.open(), [outbox]);
  useRetries(outbox, outgoing);
  return { outgoing, send: outbox.send, retry: outbox.retry, discard: outbox.discard };
}

const pageOf = ({ conversationId, objectId, objectType, onSent, onRemovedElsewhere }: OutboxOptions): OutboxPage => ({
  post: async ({ key, text, files }) => {
    const attachmentIds = files.map(({ id }) => id);
    const input = { objectId, objectType, conversationId, text, key, attachmentIds };
    return (await postGraphql(SendMessageDocument, input)).createMessage;
  },
  onSent,
  onRemovedElsewhere,
});

/** Retries messages that a broken connection stopped: with growing pauses, and when the connection is back. */
function useRetries(outbox: ThreadOutbox, outgoing: readonly ShownOutgoing[]): void {
  const tries = useRef(0);
  const isEmpty = outgoing.length === 0;
  const isBroken = outbox.isBroken();
  useEffect(() => {
    if (isEmpty) tries.current = 0;
    if (!isBroken) return;
    const again = (): void => {
      tries.current += 1;
      outbox.retryBroken();
    };
    const timer = setTimeout(again, Math.min(FIRST_RETRY_MS * 2 ** tries.current, LONGEST_RETRY_MS));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isBroken, isEmpty, outbox]);
}

/** First pause in milliseconds before a retry after a broken connection. Each further pause is twice as long. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
