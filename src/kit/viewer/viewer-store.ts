import { createIsomorphicFn } from '@tanstack/react-start';
import { createChanges } from '#kit/changes.ts';
import { pageViewer } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Name of the `<meta>` with the viewer for whom a page was made. */
export const VIEWER_META = 'viewer';

let known: Viewer | null | undefined;
const changes = createChanges();

function viewerOfPage(): Viewer | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${VIEWER_META}]`)?.content;
  return content ? (JSON.parse(content) as Viewer) : null;
}

/** The current viewer: on the server by the request, in the browser by the initial page and later changes. */
export const currentViewer = createIsomorphicFn()
  .server(() => pageViewer())
  .client((): Viewer | null => {
    if (known === undefined) known = viewerOfPage();
    return known;
  });

/** Sets the viewer of this browser's pages: after sign-in, a change, or sign-out. */
export function setViewer(viewer: Viewer | null): void {
  known = viewer;
  changes.emit();
}

/** Calls the listener at every `setViewer`. Returns how to stop. */
export const onViewerChange = changes.subscribe;
