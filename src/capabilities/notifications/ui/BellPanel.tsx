import { Button } from '#kit/design/buttons/Button.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { BellRow } from './BellRow.tsx';
import { bell } from './bell-store.ts';
import { useBell } from './useBell.ts';

/** Notifications, in the bell's panel and in the drawer. */
export function BellPanel() {
  const { text } = useLocale();
  const { entries, asked } = useBell();
  if (entries.length > 0)
    return (
      <ul>
        {entries.map((entry) => (
          <li key={entry.activityId}>
            <BellRow entry={entry} />
          </li>
        ))}
      </ul>
    );
  if (asked === 'never')
    return (
      <div className="flex flex-col gap-3 p-4" aria-busy="true">
        <Skeleton className="h-4 w-3/4 rounded-sm" />
        <Skeleton className="h-4 w-1/2 rounded-sm" />
      </div>
    );
  if (asked === 'failed')
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{text('notifications.failed')}</p>
        <Button variant="secondary" size="small" onClick={bell.ask}>
          {text('kit.retry')}
        </Button>
      </div>
    );
  return <p className="p-4 text-muted">{text('notifications.none')}</p>;
}
