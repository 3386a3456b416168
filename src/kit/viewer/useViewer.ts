import { useSyncExternalStore } from 'react';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { currentViewer, onViewerChange } from './viewer-store.ts';

/** The member who is signed in, or null for a visitor. */
export const useViewer = (): Viewer | null => useSyncExternalStore(onViewerChange, currentViewer, currentViewer);
