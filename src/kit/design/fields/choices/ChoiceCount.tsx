import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * How many a choice would leave, beside its words. A shimmer of its size while that is on its way (null), nothing where
 * nobody knows (undefined).
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
