import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { AuditLines } from './AuditLines.tsx';
import type { AuditData } from './audit.loader.ts';
import { auditQuery } from './audit-filter.ts';

/** All recorded acts, the latest first. @source docs/reference/workspace.md, "Audit log" */
export function AuditPage({ data: { filter, wrong, page } }: { data: AuditData }) {
  const { locale, text } = useLocale();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{text('workspace.audit')}</h1>
        <p className="max-w-prose text-muted">{text('moderation.audit.text')}</p>
      </div>
      <AuditFilterForm key={auditQuery(filter, null)} filter={filter} wrong={wrong} kinds={page.kinds} />
      {page.data.length === 0 ? (
        <EmptyState title={text('moderation.audit.empty')}>{text('moderation.audit.emptyText')}</EmptyState>
      ) : (
        <AuditLines lines={page.data} />
      )}
      {page.next !== null && (
        <LinkButton
          href={buildPath('audit', locale) + auditQuery(filter, page.next)}
          rel="next"
          variant="secondary"
          className="self-start"
        >
          {text('moderation.audit.older')}
        </LinkButton>
      )}
    </div>
  );
}
