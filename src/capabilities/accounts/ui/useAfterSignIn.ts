import { PostAuthDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/useToasts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import type { Viewer } from '#kit/viewer/viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** Called with the one who signed in; a page leads on, a dialog closes, a form that asked for it goes on. */
export type OnSignedIn = (viewer: Viewer) => void;

/**
 * What follows every sign-in: the message, what was kept for the visitor becomes the member's, and the way on.
 *
 * @source spec 1, §4 "Login success", §7 "Post-authentication action"
 */
export function useAfterSignIn(onSignedIn: OnSignedIn): (message: string) => Promise<void> {
  const { text } = useLocale();
  return async (message) => {
    toasts.show('success', text(message));
    // Repeatable, and done by the server as well: whoever is signed in stays so when it fails.
    await execute(PostAuthDocument, {}).catch(reportFailure);
    const viewer = await loadViewer();
    setViewer(viewer);
    if (viewer) onSignedIn(viewer);
  };
}
