import { useState } from 'react';
import { PostAuthDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** Called with the one who signed in; a page leads on, a dialog closes, a form that asked for it goes on. */
export type OnSignedIn = (viewer: Viewer) => void;

/** What follows a sign-in. Nothing here rejects. */
export interface AfterSignIn {
  /** Goes on with whoever signed in; `message` is the id of what they are told. */
  finish: (message: string) => Promise<void>;
  /** Why it could not be learned who signed in; null while nothing went wrong. */
  failure: string | null;
  /** Asks again, once `finish` failed: the sign-in itself stands. */
  retry: () => Promise<void>;
}

/**
 * What follows every sign-in: what was kept for the visitor becomes the member's, the message, and the way on.
 *
 * @source docs/reference/screens.md, "Login"; docs/reference/workspace.md, "After a sign-in"
 */
export function useAfterSignIn(onSignedIn: OnSignedIn): AfterSignIn {
  const { text } = useLocale();
  const [failed, setFailed] = useState<{ words: string; message: string } | null>(null);
  const finish = async (message: string): Promise<void> => {
    // Repeatable, and done by the server as well: whoever is signed in stays so when it fails.
    await execute(PostAuthDocument, {}).catch(reportFailure);
    let viewer: Viewer | null;
    try {
      viewer = await loadViewer();
    } catch (error) {
      setFailed({ words: failureText(text, error), message });
      return;
    }
    setFailed(null);
    setViewer(viewer);
    // The session is gone already, or the browser keeps none.
    if (!viewer) return toasts.show('error', 'sign-in', { text: 'error.auth.required' });
    toasts.show('success', 'sign-in', { text: message });
    onSignedIn(viewer);
  };
  return {
    finish,
    failure: failed?.words ?? null,
    retry: async () => {
      if (failed) await finish(failed.message);
    },
  };
}
