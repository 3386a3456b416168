import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { AuditLine } from './audit.loader.ts';

/** Lines of the log: when, what, to what, by whom and in what right, and what was before and after. */
export function AuditLines({ lines }: { lines: readonly AuditLine[] }) {
  const { text } = useLocale();
  return (
    <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-col gap-1 px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium wrap-anywhere">{line.act}</span>
            <span>
              {line.objectKind}
              {line.objectId !== null && ` ${line.objectId}`}
            </span>
            <time dateTime={line.happenedAt} className="ml-auto text-sm text-muted">
              {formatDayAndTime(line.happenedAt)}
            </time>
          </p>
          <p className="text-sm text-muted">
            {line.actorId === null
              ? text('moderation.audit.nobody')
              : text('moderation.audit.by', { name: line.actorName ?? '–', id: String(line.actorId) })}
            {' · '}
            {text(`moderation.audit.as.${line.actingAs}`)}
          </p>
          {(line.before || line.after) && (
            <p className="font-mono text-sm wrap-anywhere">
              {line.before && <span className="text-muted">{line.before} → </span>}
              {line.after ?? '–'}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
