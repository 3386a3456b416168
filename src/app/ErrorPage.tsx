import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buildPath } from '#kernel/paths.ts';
import { ErrorState } from '#kit/design/ErrorState.tsx';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isFirstLoad } from './first-load.ts';

/** What browsers say of a script that did not arrive: Chromium and Firefox, then Safari. */
const IS_FILE_MISSING = /dynamically imported module|^Importing a module script failed/;

/**
 * What a page shows when it could not be shown. A defect that was met by a click (mostly a file that a newer version
 * replaced) is logged and the page loads anew; when it was the first load already, that would only repeat it.
 *
 * @source spec 1, §2.8, §8 "Chunk loading failure"
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { locale, text } = useLocale();
  // Of an error that happened on the server only the message arrives here; that of an expected one is a text's id.
  const message = error instanceof Error ? error.message : '';
  const isExpected = /^error\.[\w.]+$/.test(message);
  if (import.meta.env.SSR) reportFailure(error);
  useEffect(() => {
    reportFailure(error);
    // Without a connection the browser would show its own page instead.
    if (!isExpected && !isFirstLoad() && navigator.onLine) window.location.reload();
  }, [error, isExpected]);
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center gap-6 py-16">
      <title>{text('failure.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-center text-3xl">{text('failure.title')}</h1>
      <div className="w-full max-w-dialog-lg">
        <ErrorState
          title={text(isExpected ? message : IS_FILE_MISSING.test(message) ? 'failure.chunk' : 'failure.text')}
          onRetry={() => window.location.reload()}
          action={
            <LinkButton href={buildPath('home', locale)} variant="quiet">
              {text('notFound.home')}
            </LinkButton>
          }
        />
      </div>
    </div>
  );
}
