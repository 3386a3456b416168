import { CountBadge } from '#kit/design/content/CountBadge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The number of new items behind an entry; empty for none. @source docs/reference/screens.md, "Counters" */
export function NewCount({ count = 0 }: { count: number | undefined }) {
  const { text } = useLocale();
  return count > 0 && <CountBadge count={count} label={text('header.newCount', { count })} />;
}
