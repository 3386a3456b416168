import { FAVOURITE_LIMITS } from '#capabilities/favourites/favourite.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type FavouritesAddress, favouritesHref } from './favourites-address.ts';

type CompareBarProps = { address: FavouritesAddress; picked: readonly number[]; onClear: () => void };

/** The homes picked for comparison, at the foot of the window while there are any; two or more are compared. */
export function CompareBar({ address, picked, onClear }: CompareBarProps) {
  const { locale, text } = useLocale();
  const count = picked.length;
  return (
    <div className="pointer-events-none sticky bottom-4 z-2 flex justify-center print:hidden">
      <div
        role="status"
        className="pointer-events-auto flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2 shadow-float empty:hidden"
      >
        {count > 0 && (
          <>
            <span className="text-sm">
              {count === 1
                ? text('favourites.compare.oneMore')
                : text('favourites.compare.picked', { count, most: FAVOURITE_LIMITS.compared })}
            </span>
            <Button variant="quiet" size="small" onClick={onClear}>
              {text('favourites.compare.clear')}
            </Button>
            {count > 1 && (
              <LinkButton href={favouritesHref(locale, { ...address, compare: picked })} size="small">
                {text('favourites.compare.open', { count })}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </div>
  );
}
