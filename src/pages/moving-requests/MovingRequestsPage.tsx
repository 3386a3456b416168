import { useRef } from 'react';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MovingRequestEntry } from './MovingRequestEntry.tsx';
import type { MovingRequestsData } from './moving-requests.loader.ts';

/** Requests for help with a move: open ones, the oldest first, and those that are done. */
export function MovingRequestsPage({ data: { isDone, page } }: { data: MovingRequestsData }) {
  const { locale, text } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const hrefOf = (done: boolean, pageNumber = 1): string => {
    const query = new URLSearchParams({
      ...(done && { done: 'true' }),
      ...(pageNumber > 1 && { page: String(pageNumber) }),
    }).toString();
    return buildPath('movingRequests', locale) + (query && `?${query}`);
  };
  const sections = [false, true].map((done) => ({
    label: text(done ? 'moving.list.done' : 'moving.list.open'),
    href: hrefOf(done),
    isCurrent: done === isDone,
  }));
  return (
    <div className="flex flex-col gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {text('workspace.movingRequests')}
      </h1>
      <SectionLinks label={text('moving.list.sections')} sections={sections} />
      <NeedsScript />
      {page.data.length === 0 ? (
        <EmptyState title={text(isDone ? 'moving.list.noneDone' : 'moving.list.none')} />
      ) : (
        <ol className="flex flex-col gap-4">
          {page.data.map((request) => (
            <li key={request.id}>
              <MovingRequestEntry request={request} onClosed={() => heading.current?.focus()} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page.pageNumber}
        pageCount={page.totalPages}
        hrefOf={(pageNumber) => hrefOf(isDone, pageNumber)}
      />
    </div>
  );
}
