import { RememberSeenDocument, SeenHomesDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';

/** What this device has seen. */
export interface SeenHere {
  ids(): ReadonlySet<number>;
  /** Marks homes that other devices saw. */
  merge(ids: readonly number[]): void;
  subscribe(listener: () => void): () => void;
}

/** Homes are told together: not one request for each. */
const PAUSE_MS = 5_000;

/**
 * Marks here what the member saw elsewhere, and tells what was seen here: first all that the account does not know, then what
 * is looked at, some at a time, the rest when the page is left. Returns how to stop.
 */
export function shareSeen(here: SeenHere): () => void {
  const known = new Set<number>();
  let isRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
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
    timer ??= setTimeout(tell, PAUSE_MS);
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') tell();
  };
  const stopListening = here.subscribe(later);
  document.addEventListener('visibilitychange', onHide);
  execute(SeenHomesDocument, {}).then(({ seenObjects }) => {
    for (const id of seenObjects) known.add(id);
    isRead = true;
    here.merge(seenObjects);
    tell();
  }, reportFailure);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onHide);
  };
}
