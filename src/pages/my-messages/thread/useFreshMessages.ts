import { useCallback, useEffect, useState } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { listen } from '#kit/realtime/realtime.ts';
import { refreshCounts } from '#kit/viewer/refresh-counts.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { fetchMessages, type MyMessagesData } from '../data/my-messages.loader.ts';

/** Current data of the page. */
export interface FreshMessages {
  data: MyMessagesData;
  /** Fetches at once: after an act, or an event. */
  ask: () => Promise<void>;
  /** Whether the connection is lost: the data may be outdated. */
  isAway: boolean;
}

/**
 * Updates the page's data: at once on an event, or when the reader returns to the page; without a socket in growing pauses, and never
 * in a hidden tab. The counts of the menus follow.
 */
export function useFreshMessages(loaded: MyMessagesData): FreshMessages {
  const [fresh, setFresh] = useState({ loaded, data: loaded });
  const [isAway, setIsAway] = useState(false);
  // Another page of the list, or another conversation: pending answers of the one before no longer count.
  const data = fresh.loaded === loaded ? fresh.data : loaded;
  const ask = useCallback(async (): Promise<void> => {
    try {
      const next = await fetchMessages(loaded.address);
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
    // After an absence, or a reconnection, events may have been missed.
    return listen({
      onEvent: (event) => {
        if (SHOWN_EVENTS.has(event)) askNow();
      },
      onAsk: askNow,
      onAway: () => {},
    });
  }, [ask]);

  const { unreadCount } = data.page;
  useEffect(() => {
    if (currentViewer()?.unreadMessages !== unreadCount) refreshCounts().catch(reportFailure);
  }, [unreadCount]);
  return { data, ask, isAway };
}

/** Status of an unavailable server. */
const UNAVAILABLE = 503;

/** Events that change a conversation. */
const SHOWN_EVENTS: ReadonlySet<string> = new Set([
  ...['new message', 'patch message', 'remove message', 'read'],
  ...['closed', 'reopened'],
]);
