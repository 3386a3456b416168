import { Panel } from '#kit/design/content/Panel.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';

/** Acts of staff on the offer, the latest first. */
export function HistoryPanel({ history }: { history: ReviewedCase['history'] }) {
  const { text, knows } = useLocale();
  const wordsOf = (act: string): string => (knows(`moderation.${act}`) ? text(`moderation.${act}`) : act);
  return (
    <Panel aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        {text('moderation.history')}
      </h2>
      {history.length === 0 && <p className="text-muted">{text('moderation.history.none')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {history.map(({ id, act, happenedAt, by, comment }) => (
          <li key={id} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{wordsOf(act)}</span>
              <span className="text-muted">
                <time dateTime={happenedAt}>{formatDayAndTime(happenedAt)}</time>
                {by && ` · ${by}`}
              </span>
            </p>
            {comment && <p className="max-w-prose whitespace-pre-line">{comment}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
