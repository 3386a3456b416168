import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * The number of results a choice would leave, beside its words. A shimmer of its size while that loads (null), nothing where it is unknown
 * (undefined).
 */
export function ChoiceCount({ count }: { count: number | null | undefined }) {
  const { number } = useLocale();
  if (count === undefined) return null;
  if (count === null) {
    return (
      <span
        aria-hidden="true"
        className="inline-block h-3 w-6 shrink-0 self-center animate-shimmer rounded-sm bg-line"
      />
    );
  }
  return <span className="shrink-0 self-center text-xs font-normal text-muted tabular-nums">{number(count)}</span>;
}
