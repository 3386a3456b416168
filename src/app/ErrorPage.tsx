import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { buildPath } from '#kernel/paths.ts';
import { ErrorState } from '#kit/design/ErrorState.tsx';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isFirstLoad } from './first-load.ts';

/**
 * What a page shows when it could not be shown. A defect that was met by a click (mostly a file that a newer version
 * replaced) is logged and the page loads anew; when it was the first load already, that would only repeat it.
 *
 * @source spec 1, §2.8
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { locale, text } = useLocale();
  const isExpected = error instanceof AppError;
  useEffect(() => {
    console.error(error);
    if (!isExpected && !isFirstLoad()) window.location.reload();
  }, [error, isExpected]);
  return (
    <div className="page-width grid flex-1 items-center py-16">
      <title>{text('failure.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={text('failure.title')}
        onRetry={() => window.location.reload()}
        action={
          <LinkButton href={buildPath('home', locale)} variant="quiet">
            {text('notFound.home')}
          </LinkButton>
        }
      >
        {text(isExpected ? error.messageId : 'failure.text')}
      </ErrorState>
    </div>
  );
}
