import { useCallback, useEffect, useState } from 'react';
import type { AlertEntryFragment } from '#generated/operations.ts';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { loadAlerts } from './my-alerts.loader.ts';
import { SavedSearches } from './SavedSearches.tsx';

/**
 * Saved searches of this browser's visitor or member, also without an account. They are read in the browser, because the page itself
 * is the same for all visitors.
 *
 * @param version another number reads them anew
 */
export function OwnAlerts({ version }: { version: number }) {
  const { text, locale } = useLocale();
  const viewerId = useViewer()?.id ?? null;
  const [read, setRead] = useState<readonly AlertEntryFragment[] | 'failed' | null>(null);
  const load = useCallback(() => {
    loadAlerts(locale).then(setRead, (error) => {
      reportFailure(error);
      setRead('failed');
    });
  }, [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer, or another version, has other searches
  useEffect(load, [load, viewerId, version]);
  if (read === 'failed') return <ErrorState title={text('alerts.failed')} onRetry={load} />;
  if (read === null)
    return (
      <div role="status">
        <span className="sr-only">{text('kit.loading')}</span>
        <Skeleton className="h-40 rounded-lg" />
      </div>
    );
  if (read.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{text(viewerId === null ? 'alerts.own' : 'alerts.title')}</h2>
      <SavedSearches read={read} onFailed={load} />
    </section>
  );
}
