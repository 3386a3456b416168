import { reportFailure } from '#kit/graphql/execute.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';

/** Loads the viewer again after a mailed link was used, which may have changed the signed-in member or ended the session. */
export async function refreshViewer(): Promise<void> {
  if (currentViewer() === null) return;
  // A failure does not undo the change; the next page loads the viewer again.
  await loadViewer().then(setViewer, reportFailure);
}
