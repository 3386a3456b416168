import { classes } from '#kit/design/classes.ts';
import { CountBadge } from '#kit/design/content/CountBadge.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { NOTIFICATION_LIMITS } from '../notification.ts';
import { useBell } from './useBell.ts';

/** The bell's icon: solid, with a number, while there are unseen notifications. */
export function BellIcon() {
  const { text } = useLocale();
  const { unseen } = useBell();
  return (
    <span className="relative inline-flex" data-unseen={unseen > 0 || undefined}>
      <Icon name="bell" className={classes('size-5', unseen > 0 && 'fill-current')} />
      {unseen > 0 && (
        <span className="absolute -top-2.5 left-2.5">
          <CountBadge
            count={unseen}
            maximum={NOTIFICATION_LIMITS.badge}
            label={text('notifications.unseenCount', { count: unseen })}
          />
        </span>
      )}
    </span>
  );
}
