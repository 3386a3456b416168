import { createIsomorphicFn } from '@tanstack/react-start';
import { pageViewer } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Name of the `<meta>` in which a page brings the one it was made for. */
export const VIEWER_META = 'viewer';

let known: Viewer | null | undefined;
const listeners = new Set<() => void>();

function viewerOfPage(): Viewer | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${VIEWER_META}]`)?.content;
  return content ? (JSON.parse(content) as Viewer) : null;
}

/** Who is signed in: on the server by the request, in the browser by the page it began with and what happened since. */
export const currentViewer = createIsomorphicFn()
  .server(() => pageViewer())
  .client((): Viewer | null => {
    if (known === undefined) known = viewerOfPage();
    return known;
  });

/** Tells the pages of this browser that somebody signed in, changed, or is gone. */
export function setViewer(viewer: Viewer | null): void {
  known = viewer;
  for (const listener of listeners) listener();
}

/** Hears of every `setViewer`. Returns how to stop. */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
