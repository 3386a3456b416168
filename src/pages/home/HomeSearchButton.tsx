import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import { type CountedSearch, useLiveCount } from '#capabilities/search/ui/useLiveCount.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type HomeSearchButtonProps = {
  filter: SearchFilter;
  known: CountedSearch;
};

/**
 * The submit button with the number of homes. It shows only "Search" if the number failed to load, while a typed place is not yet
 * chosen, and without scripts: there it could not follow the choices.
 */
export function HomeSearchButton({ filter, known }: HomeSearchButtonProps) {
  const { text } = useLocale();
  const { count, isCounting } = useLiveCount(filter, known);
  const search = text('home.search');
  return (
    <Button
      type="submit"
      icon={
        <>
          <Icon name="search" className="size-4.5 shrink-0 group-has-[[name=place][aria-busy=true]]:hidden" />
          <span className="hidden group-has-[[name=place][aria-busy=true]]:inline-flex">
            <Spinner />
          </span>
        </>
      }
      className="col-span-2 w-full tablet:col-span-1 tablet:mt-6.5 tablet:px-3 tablet:py-0"
    >
      <span aria-live="polite" className={COUNT_CLASSES}>
        {isCounting ? text('home.counting') : count === null ? search : text('home.searchCount', { count })}
      </span>
      <span className={SEARCH_CLASSES}>{search}</span>
    </Button>
  );
}

const COUNT_CLASSES =
  'leading-tight tabular-nums noscript:hidden group-has-[[name=place]:not(:placeholder-shown)]:hidden';
const SEARCH_CLASSES = 'hidden noscript:inline group-has-[[name=place]:not(:placeholder-shown)]:inline';
