import { useEffect, useRef } from 'react';
import { ReadConversationDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import type { OpenedThread } from '../data/my-messages.loader.ts';

/** Marks the messages of the open thread as read, once they are seen: not in a hidden tab. */
export function useReading({ id, unreadCount }: OpenedThread, ask: () => Promise<void>): void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (unreadCount === 0) return;
    const read = (): void => {
      if (document.visibilityState !== 'visible' || isUnderWay.current) return;
      isUnderWay.current = true;
      execute(ReadConversationDocument, { id })
        .then(ask)
        .catch(reportFailure)
        .finally(() => {
          isUnderWay.current = false;
        });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unreadCount, ask]);
}
