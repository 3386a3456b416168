import { RememberSeenDocument, SeenHomesDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';

/** Homes seen on this device. */
export interface LocalSeen {
  ids(): ReadonlySet<number>;
  /** Marks homes that other devices saw. */
  merge(ids: readonly number[]): void;
  subscribe(listener: () => void): () => void;
}

/** Pause during which seen homes are collected for one request. */
const PAUSE_MS = 5_000;

/**
 * Synchronizes seen homes with the member's account: marks here those seen on other devices, and sends those seen here.
 *
 * All homes that the account does not know are sent first, then new ones in batches, and the rest when the page is left.
 *
 * @returns a function that stops it
 */
export function syncSeen(here: LocalSeen): () => void {
  const known = new Set<number>();
  let isRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendUnknown = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...here.ids()].filter((id) => !known.has(id));
    if (!isRead || ids.length === 0) return;
    for (const id of ids) known.add(id);
    execute(RememberSeenDocument, { ids }).catch((error: unknown) => {
      for (const id of ids) known.delete(id);
      reportFailure(error);
    });
  };
  const later = (): void => {
    timer ??= setTimeout(sendUnknown, PAUSE_MS);
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') sendUnknown();
  };
  const stopListening = here.subscribe(later);
  document.addEventListener('visibilitychange', onHide);
  execute(SeenHomesDocument, {}).then(({ seenObjects }) => {
    for (const id of seenObjects) known.add(id);
    isRead = true;
    here.merge(seenObjects);
    sendUnknown();
  }, reportFailure);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onHide);
  };
}
