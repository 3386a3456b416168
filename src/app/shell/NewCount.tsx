import { CountBadge } from '#kit/design/CountBadge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** How much that is new waits behind an entry; nothing for none. @source spec 1, §2.4 "counters are hidden when zero" */
export function NewCount({ count = 0 }: { count: number | undefined }) {
  const { text } = useLocale();
  return count > 0 && <CountBadge count={count} label={text('header.newCount', { count })} />;
}
