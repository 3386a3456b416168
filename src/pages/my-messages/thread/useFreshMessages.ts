import { useCallback, useEffect, useState } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { listen } from '#kit/realtime/realtime.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';
import { askForMessages, type MyMessagesData } from '../data/my-messages.loader.ts';

/** What the page shows by now. */
export interface FreshMessages {
  data: MyMessagesData;
  /** Asks at once: something was done, or heard of. */
  ask: () => Promise<void>;
  /** The line is broken: what is shown is what was known before. */
  isAway: boolean;
}

/**
 * Keeps the page as it is by now: asks at once when something is told, or somebody comes back to it; without a socket in growing
 * pauses, and never while nobody sees it. The count of unread messages goes on to the menus.
 */
export function useFreshMessages(loaded: MyMessagesData): FreshMessages {
  const [fresh, setFresh] = useState({ loaded, data: loaded });
  const [isAway, setIsAway] = useState(false);
  // Another page of the list, or another conversation: what was asked for the one before is over.
  const data = fresh.loaded === loaded ? fresh.data : loaded;
  const ask = useCallback(async (): Promise<void> => {
    try {
      const next = await askForMessages(loaded.address);
      setIsAway(false);
      if (!next) return;
      setFresh({ loaded, data: next });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setIsAway(error.code === UNAVAILABLE);
    }
  }, [loaded]);

  useEffect(() => {
    const askNow = (): void => void ask().catch(reportFailure);
    // Whoever comes back, or is connected again, may have missed something.
    return listen({
      onEvent: (event) => {
        if (TOLD.has(event)) askNow();
      },
      onAsk: askNow,
      onAway: () => {},
    });
  }, [ask]);

  const { unreadCount } = data.page;
  useEffect(() => {
    const viewer = currentViewer();
    if (viewer && viewer.unreadMessages !== unreadCount) setViewer({ ...viewer, unreadMessages: unreadCount });
  }, [unreadCount]);
  return { data, ask, isAway };
}

/** Nobody answers. */
const UNAVAILABLE = 503;

/** What tells that a conversation is another one by now. */
const TOLD: ReadonlySet<string> = new Set([
  ...['new message', 'patch message', 'remove message', 'read'],
  ...['closed', 'reopened'],
]);
