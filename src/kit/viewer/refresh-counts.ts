import { loadViewer } from './load-viewer.ts';
import { currentViewer, setViewer } from './viewer-store.ts';

let running: Promise<void> = Promise.resolve();
let next: Promise<void> | null = null;

/**
 * Reloads the counts of the menus and of the tab; nothing changes where another member is signed in by now. Calls during a request share
 * one more, which sees the changes made meanwhile.
 *
 * @throws AppError
 */
export function refreshCounts(): Promise<void> {
  next ??= running
    .catch(() => {})
    .then(() => {
      next = null;
      running = refresh();
      return running;
    });
  return next;
}

async function refresh(): Promise<void> {
  if (!currentViewer()) return;
  const current = await loadViewer();
  const known = currentViewer();
  if (current?.id === known?.id && JSON.stringify(current) !== JSON.stringify(known)) setViewer(current);
}
