import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { AuditLine } from './audit.loader.ts';
import { actLabel, actorLabel, changesOf } from './audit-words.ts';

/** Lines of the log: time, act, object, actor and role, and the values before and after. */
export function AuditLines({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-col gap-1 px-4 py-3">
          <Line line={line} />
        </li>
      ))}
    </ol>
  );
}

function Line({ line }: { line: AuditLine }) {
  const words = useLocale();
  const { label, object } = actLabel(line, words);
  const changes = changesOf(line, words);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{object}</span>
        <time dateTime={line.happenedAt} className="ml-auto text-sm text-muted">
          {formatDayAndTime(line.happenedAt)}
        </time>
      </p>
      <p className="text-sm text-muted">{actorLabel(line, words)}</p>
      {changes.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              <span className="text-muted">{label}: </span>
              {line.before === null ? after : `${before} → ${after}`}
            </li>
          ))}
        </ul>
      )}
      {(line.before || line.after) && <AsWritten line={line} />}
    </>
  );
}

/** The line as it is stored, folded: its act, and facts as JSON. */
function AsWritten({ line: { act, before, after } }: { line: AuditLine }) {
  const { text } = useLocale();
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 text-muted">{text('moderation.audit.raw')}</summary>
      <p className="font-mono">
        {act} {before && <span className="text-muted">{before} → </span>}
        {after ?? '–'}
      </p>
    </details>
  );
}
