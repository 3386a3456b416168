import { buildPath } from '#kernel/paths.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Where somebody tells that something is wrong with a listing. */
export function ReportLink({ offerId }: { offerId: number }) {
  const { locale, text } = useLocale();
  return (
    <a
      href={buildPath('report', locale, { id: String(offerId) })}
      rel="nofollow"
      className="mt-3 inline-flex min-h-11 items-center gap-2 px-1 text-sm text-muted underline underline-offset-4 hover:text-ink"
    >
      <Icon name="flag" className="size-4" />
      {text('listing.reportProblem')}
    </a>
  );
}
