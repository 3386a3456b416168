import { useState } from 'react';
import { PostAuthDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** Called with the new viewer: a page redirects, a dialog closes, a form continues. */
export type OnSignedIn = (viewer: Viewer) => void;

/** Steps after a sign-in. No promise of it rejects. */
export interface AfterSignIn {
  /** Loads the viewer and continues; `message` is the text id of the toast, which may name `{firstName}`. */
  finish: (message: string) => Promise<void>;
  /** Why the viewer could not be loaded; null without a failure. */
  failure: string | null;
  /** Loads the viewer again after `finish` failed; the session exists. */
  retry: () => Promise<void>;
}

/**
 * Steps after every sign-in: the account adopts the visitor's records, a toast appears, and the page continues.
 *
 * @source docs/reference/screens.md, "Login"; docs/reference/workspace.md, "After a sign-in"
 */
export function useAfterSignIn(onSignedIn: OnSignedIn): AfterSignIn {
  const { text } = useLocale();
  const [failed, setFailed] = useState<{ words: string; message: string } | null>(null);
  const finish = async (message: string): Promise<void> => {
    // The adoption is idempotent, and the server also does it, so a failure does not end the sign-in.
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
    // The session has ended already, or the browser accepts no cookies.
    if (!viewer) return toasts.show('error', 'sign-in', { text: 'error.auth.required' });
    toasts.show('success', 'sign-in', { text: message, values: { firstName: viewer.firstName } });
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
