import { Button } from '#kit/design/buttons/Button.tsx';
import { BOX_CLASSES } from '#kit/design/fields/choices/Checkbox.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MapSearch } from './moves/useMapSearch.ts';

/** Switch for searching on map moves, on a phone with a sign instead of words; where it is off, the button that searches. */
export function MapMoves({ search }: { search: MapSearch }) {
  const { text } = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label
        title={text('map.moves')}
        className="flex min-h-11 items-center gap-2.5 rounded-md bg-surface px-3.5 text-sm leading-tight font-medium shadow-float"
      >
        <input
          type="checkbox"
          checked={search.searchesMoves}
          onChange={({ currentTarget }) => search.chooseMoves(currentTarget.checked)}
          className={`${BOX_CLASSES} mt-0`}
        />
        <Icon name="rotate-cw" className="size-4.5 phablet:hidden" />
        <span className="max-phablet:sr-only">{text('map.moves')}</span>
      </label>
      {search.isAside && !search.searchesMoves && (
        <Button onClick={search.searchHere} icon={<Icon name="search" className="size-4.5" />} className="shadow-float">
          {text('map.searchHere')}
        </Button>
      )}
    </div>
  );
}
