import { type ReactNode, useEffect, useState } from 'react';
import { type OpenedHomes, SearchMap } from '#capabilities/search/ui/map/SearchMap.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { HalfSheet } from '#kit/design/overlays/HalfSheet.tsx';
import { type RestingSheet, useHalfSheet } from '#kit/design/overlays/useHalfSheet.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { searchTitle } from '../data/results-title.ts';
import { OpenedHomesHeading } from './OpenedHomesHeading.tsx';
import { OpenedHomesList } from './OpenedHomesList.tsx';
import { SheetHomes } from './SheetHomes.tsx';
import { useEscape } from './useEscape.ts';
import { useSheetPosition } from './useSheetPosition.ts';

type ResultsMapUnderSheetProps = { data: ResultsData; seenIds: ReadonlySet<number>; leave: ReactNode };

/** The map over the whole screen, with its homes in a sheet over it; without the sheet while the visitor draws. */
export function ResultsMapUnderSheet({ data, seenIds, leave }: ResultsMapUnderSheetProps) {
  const { text } = useLocale();
  const { begin, store, markTapped } = useSheetPosition(data);
  const [opened, setOpened] = useState(begin.opened);
  const [resting, setResting] = useState<RestingSheet | null>(null);
  const sheet = useHalfSheet(begin, setResting);
  const { rest, goTo, handle } = sheet;

  useEffect(() => {
    if (resting) store({ ...resting, opened });
  }, [resting, opened, store]);

  const open = (homes: OpenedHomes | null): void => {
    setOpened(homes);
    goTo(rest === 'low' ? 'half' : rest);
  };
  const close = (): void => {
    open(null);
    handle.current?.focus({ preventScroll: true });
  };
  useEscape(opened ? close : rest === 'full' ? () => goTo('half') : null);

  return (
    <div className="group/map absolute inset-0">
      <SearchMap
        shown={data}
        seenIds={seenIds}
        openedState={[opened, open]}
        covered={resting?.covered ?? null}
        leave={leave}
      />
      <div className="group-has-data-map-drawing/map:invisible">
        <HalfSheet
          sheet={sheet}
          label={text('results.list')}
          handleLabel={text(`map.sheet.${rest}`)}
          heading={
            opened ? (
              <OpenedHomesHeading id="homes-here" opened={opened} onClose={close} />
            ) : (
              <SheetHeading data={data} />
            )
          }
        >
          <div onClickCapture={markTapped} className="px-4 pt-1 pb-24">
            {opened ? (
              <OpenedHomesList opened={opened} now={data.now} />
            ) : (
              <SheetHomes data={data} onOtherHomes={() => goTo(rest)} />
            )}
          </div>
        </HalfSheet>
        {rest === 'full' && (
          <button
            type="button"
            onClick={() => goTo('half')}
            className="absolute cursor-pointer phablet:hidden results-floating"
          >
            <Icon name="map" className="size-5" />
            {text('search.map.open')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The heading on the handle of the sheet: the number of homes, and their search. */
function SheetHeading({ data: { address, places, count } }: { data: ResultsData }) {
  const tools = useLocale();
  const isSearching = useIsComing('results');
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold tabular-nums">
          {tools.text('results.count', { count })}
        </p>
        <p className="truncate text-sm text-muted">
          {searchTitle({ ...address.filter, area: address.view.area }, places, tools)}
        </p>
      </div>
      {isSearching && <Spinner />}
    </div>
  );
}
