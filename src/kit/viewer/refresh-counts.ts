import { loadViewer } from './load-viewer.ts';
import { currentViewer, setViewer } from './viewer-store.ts';

/** Reloads the counts of the menus and of the tab; nothing changes where another member is signed in by now. @throws AppError */
export async function refreshCounts(): Promise<void> {
  if (!currentViewer()) return;
  const current = await loadViewer();
  if (current && current.id === currentViewer()?.id) setViewer(current);
}
