import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SendMessageDocument, type ThreadMessageFragment } from '#generated/operations.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { newMessageKey } from '../message-key.ts';
import { type Outgoing, threadDrafts, type WaitingFile } from './outgoing.ts';

/** A message on its way as the screen shows it: `failure` says why it did not arrive. */
export interface ShownOutgoing extends Outgoing {
  failure: ToastWords | null;
}

/** What is on its way out of a conversation. */
export interface Outbox {
  outgoing: readonly ShownOutgoing[];
  send: (text: string, files: readonly WaitingFile[]) => void;
  retry: (key: string) => void;
  /** Takes a message back that did not arrive. */
  discard: (key: string) => void;
}

interface OutboxOptions {
  conversationId: number;
  objectId: number;
  objectType: number;
  accountId: number;
  /** Called with each message that the house has. */
  onSent: (message: ThreadMessageFragment) => void;
}

/**
 * Sends messages of a conversation, each under one key until the house says that it has it: over a line that breaks, after a
 * reload, from two tabs, it is one message.
 */
export function useOutbox({ conversationId, objectId, objectType, accountId, onSent }: OutboxOptions): Outbox {
  const [outgoing, setOutgoing] = useState<readonly ShownOutgoing[]>([]);
  const current = useRef<readonly ShownOutgoing[]>([]);
  const isUnderWay = useRef(new Set<string>());
  const retries = useRef({ count: 0 });
  const show = useCallback(
    (next: readonly ShownOutgoing[]): void => {
      current.current = next;
      threadDrafts.change(conversationId, accountId, { outgoing: next.map(({ failure: _, ...message }) => message) });
      setOutgoing(next);
    },
    [conversationId, accountId],
  );
  const attempt = useCallback(
    async ({ key, text, files }: Outgoing): Promise<void> => {
      if (isUnderWay.current.has(key)) return;
      isUnderWay.current.add(key);
      const failing = (failure: ToastWords | null): void =>
        show(current.current.map((message) => (message.key === key ? { ...message, failure } : message)));
      failing(null);
      const attachmentIds = files.map(({ id }) => id);
      const wish = { objectId, objectType, conversationId, text, key, attachmentIds };
      try {
        const { createMessage } = await postGraphql(SendMessageDocument, wish);
        retries.current.count = 0;
        show(current.current.filter((message) => message.key !== key));
        onSent(createMessage);
      } catch (error) {
        failing(failureWords(error));
      } finally {
        isUnderWay.current.delete(key);
      }
    },
    [conversationId, objectId, objectType, onSent, show],
  );

  useEffect(() => {
    const { outgoing: kept } = threadDrafts.read(conversationId, accountId);
    current.current = kept.map((message) => ({ ...message, failure: null }));
    setOutgoing(current.current);
    for (const message of kept) void attempt(message);
  }, [conversationId, accountId, attempt]);

  useRetries({ current, outgoing, retries, attempt });

  const send = (text: string, files: readonly WaitingFile[]): void => {
    const message = { key: newMessageKey(), text, files, sentMs: Date.now(), failure: null };
    show([...current.current, message]);
    void attempt(message);
  };
  const retry = (key: string): void => {
    const message = current.current.find((each) => each.key === key);
    if (message) void attempt(message);
  };
  const discard = (key: string): void => show(current.current.filter((message) => message.key !== key));
  return { outgoing, send, retry, discard };
}

interface RetryOptions {
  outgoing: readonly ShownOutgoing[];
  /** The same, as it is when it is asked. */
  current: RefObject<readonly ShownOutgoing[]>;
  /** How often it was tried in vain. */
  retries: RefObject<{ count: number }>;
  attempt: (message: Outgoing) => Promise<void>;
}

/** Sends again what a broken line stopped: in growing pauses, and when the line is back. */
function useRetries({ outgoing, current, retries, attempt }: RetryOptions): void {
  const isBroken = outgoing.some(({ failure }) => failure?.text === UNAVAILABLE);
  useEffect(() => {
    if (!isBroken) return;
    const { current: tries } = retries;
    const again = (): void => {
      tries.count += 1;
      for (const message of current.current) if (message.failure?.text === UNAVAILABLE) void attempt(message);
    };
    const timer = setTimeout(again, Math.min(FIRST_RETRY_MS * 2 ** tries.count, LONGEST_RETRY_MS));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isBroken, attempt, current, retries]);
}

/** Waits before a message is sent again over a line that broke, each twice as long as the one before, milliseconds. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** What a broken line is called. */
const UNAVAILABLE = 'error.unavailable';
