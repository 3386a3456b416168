import type { ModerationReportsQuery } from '#generated/operations.ts';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { listHref, type ModerationList } from '../data/moderation-views.ts';
import { ReportEntry } from './ReportEntry.tsx';

type ReportListProps = { list: ModerationList; reports: ModerationReportsQuery['offerReports']; now: string };

/** Reported problems: open ones with the oldest first, decided ones with the latest first. */
export function ReportList({ list, reports, now }: ReportListProps) {
  const { locale, text } = useLocale();
  if (reports.data.length === 0)
    return (
      <EmptyState icon={<Icon name="flag" className="size-6" />} title={text(`moderation.${list}.empty`)}>
        {text(`moderation.${list}.emptyText`)}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col gap-4">
        {reports.data.map((report) => (
          <li key={report.id}>
            <ReportEntry report={report} now={now} />
          </li>
        ))}
      </ol>
      <Pagination
        page={reports.pageNumber}
        pageCount={reports.totalPages}
        hrefOf={(page) => listHref(list, locale, page)}
      />
    </div>
  );
}
