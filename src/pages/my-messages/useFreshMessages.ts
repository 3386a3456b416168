import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';
import { pauseAfter } from './asking-pause.ts';
import { askForMessages, type MyMessagesData } from './my-messages.loader.ts';

/** What the page shows by now. */
export interface FreshMessages {
  data: MyMessagesData;
  /** Asks at once: something was done, or heard of. */
  ask: () => Promise<void>;
  /** The line is broken: what is shown is what was known before. */
  isAway: boolean;
}

/**
 * Keeps the page as it is by now: asks again in growing pauses, at once when somebody comes back to it, never while nobody sees
 * it. The count of unread messages goes on to the menus.
 */
export function useFreshMessages(loaded: MyMessagesData): FreshMessages {
  const [fresh, setFresh] = useState({ loaded, data: loaded });
  const [isAway, setIsAway] = useState(false);
  const quiet = useRef(0);
  // Another page of the list, or another conversation: what was asked for the one before is over.
  const data = fresh.loaded === loaded ? fresh.data : loaded;
  const known = useRef(data);
  known.current = data;
  const ask = useCallback(async (): Promise<void> => {
    try {
      const next = await askForMessages(loaded.address);
      setIsAway(false);
      if (!next) return;
      quiet.current = signOf(next) === signOf(known.current) ? quiet.current + 1 : 0;
      setFresh({ loaded, data: next });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      quiet.current += 1;
      setIsAway(error.code === 503);
    }
  }, [loaded]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (): void => {
      clearTimeout(timer);
      if (isOver || document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void ask().catch(reportFailure).finally(wait), pauseAfter(quiet.current));
    };
    const onReturn = (): void => {
      quiet.current = 0;
      clearTimeout(timer);
      if (document.visibilityState === 'visible') void ask().catch(reportFailure).finally(wait);
    };
    wait();
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', onReturn);
    };
  }, [ask]);

  const { unreadCount } = data.page;
  useEffect(() => {
    const viewer = currentViewer();
    if (viewer && viewer.unreadMessages !== unreadCount) setViewer({ ...viewer, unreadMessages: unreadCount });
  }, [unreadCount]);
  return { data, ask, isAway };
}

/** Differs wherever something happened. */
const signOf = ({ page, thread }: MyMessagesData): string =>
  JSON.stringify([
    page.unreadCount,
    page.data.map(({ id, lastMessageDate }) => [id, lastMessageDate]),
    thread?.messages,
  ]);
