import { Button } from '#kit/design/buttons/Button.tsx';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchFilter } from '../../search.filter.ts';
import { type CountedSearch, useLiveCount } from '../useLiveCount.ts';

type ApplyButtonsProps = {
  /** Id of the form that the buttons belong to. */
  formId: string;
  filter: SearchFilter;
  known: CountedSearch;
  onClear: () => void;
};

/** Buttons that clear or apply the filter; the latter always shows the number of homes that will be found. */
export function ApplyButtons({ formId, filter, known, onClear }: ApplyButtonsProps) {
  const { text } = useLocale();
  const { count, isCounting } = useLiveCount(filter, known);
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <Button variant="quiet" className="-ml-3 px-3" onClick={onClear}>
        {text('search.clear')}
      </Button>
      <Button type="submit" form={formId} className={classes('shrink', isCounting && 'text-on-lake/80')}>
        <span aria-live="polite" className="tabular-nums">
          {count === null ? text('search.show') : text('search.showCount', { count })}
        </span>
      </Button>
    </div>
  );
}
