import { reportFailure } from '#kit/graphql/execute.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';

/** After a change by a mail's link, which may have been one of the member who is signed in here, or ended the session. */
export async function refreshViewer(): Promise<void> {
  if (currentViewer() === null) return;
  // What was done stays done: the next page knows better.
  await loadViewer().then(setViewer, reportFailure);
}
