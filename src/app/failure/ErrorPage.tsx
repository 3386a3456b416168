import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { pageRequestId, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isFirstLoad } from './first-load.ts';
import { isFileMissing, recoverFromFailure } from './recover-from-failure.ts';

/**
 * The page of a failure: its message, the ways on, and the request id in the log.
 *
 * @source docs/reference/screens.md, "Failing pages"
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { locale, text } = useLocale();
  // An error of the server arrives here as its message alone; that of an expected error is a text's id.
  const message = error instanceof Error ? error.message : '';
  const isExpected = /^error\.[\w.]+$/.test(message);
  const requestId = requestIdOf(error);
  if (import.meta.env.SSR) reportFailure(error);
  useEffect(() => {
    if (isExpected) reportFailure(error);
    else recoverFromFailure(error);
  }, [error, isExpected]);
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center gap-6 py-16">
      <title>{text('failure.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-center text-3xl">{text('failure.title')}</h1>
      <div className="w-full max-w-dialog-lg">
        <ErrorState
          title={text(isExpected ? message : isFileMissing(error) ? 'failure.chunk' : 'failure.text')}
          onRetry={() => window.location.reload()}
          action={
            <LinkButton href={buildPath('home', locale)} variant="quiet">
              {text('notFound.home')}
            </LinkButton>
          }
        >
          {requestId && <span className="text-sm">{text('failure.reference', { id: requestId })}</span>}
        </ErrorState>
      </div>
    </div>
  );
}

/** The id of the failed request: that of the query, else that of the page if it came with a document. */
function requestIdOf(error: unknown): string | null {
  const id = error instanceof AppError ? error.values.requestId : undefined;
  if (typeof id === 'string') return id;
  return isFirstLoad() ? pageRequestId() : null;
}
