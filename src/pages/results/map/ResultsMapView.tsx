import { useState } from 'react';
import { useHiddenVersion } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { useSeenOffers } from '#capabilities/offers/ui/seen/useSeenOffers.ts';
import { type OpenedHomes, SearchMap } from '#capabilities/search/ui/map/SearchMap.tsx';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { SaveSearch } from '../data/SaveSearch.tsx';
import { type FoundResults, useShownResults } from '../data/useShownResults.ts';
import { ResultsMapHomes } from './ResultsMapHomes.tsx';
import { ResultsMapUnderSheet } from './ResultsMapUnderSheet.tsx';
import { usePointingAtCards } from './usePointingAtCards.ts';

type ResultsMapViewProps = FoundResults & {
  /** Closes the map where it covers the list; undefined for a map beside the list. */
  onClose?: () => void;
};

/** The map of a results page: beside the list, or over the whole screen with the homes of the list in a sheet over it. */
export function ResultsMapView({ onClose, ...found }: ResultsMapViewProps) {
  const shown = useShownResults(found);
  const hiddenVersion = useHiddenVersion();
  const data = { ...shown, hiddenVersion };
  const seenIds = useSeenOffers();
  usePointingAtCards();
  return onClose ? (
    <ResultsMapUnderSheet
      data={data}
      seenIds={seenIds}
      leave={
        <>
          <CloseMap onClose={onClose} />
          <SaveSearch data={data} isShort className="text-sm shadow-float" />
        </>
      }
    />
  ) : (
    <MapBesideList data={data} seenIds={seenIds} />
  );
}

function MapBesideList({
  data,
  seenIds,
}: {
  data: ResultsData & { hiddenVersion: number };
  seenIds: ReadonlySet<number>;
}) {
  const [opened, setOpened] = useState<OpenedHomes | null>(null);
  return (
    <SearchMap
      shown={data}
      seenIds={seenIds}
      openedState={[opened, setOpened]}
      covered={null}
      leave={<HideMap data={data} />}
    >
      {opened && <ResultsMapHomes opened={opened} now={data.now} onClose={() => setOpened(null)} />}
    </SearchMap>
  );
}

function CloseMap({ onClose }: { onClose: () => void }) {
  const { text } = useLocale();
  return (
    <Button onClick={onClose} icon={<Icon name="list" className="size-5" />} className="text-sm shadow-float">
      <span className="max-phablet:sr-only">{text('map.close')}</span>
    </Button>
  );
}

function HideMap({ data: { address, places } }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  return (
    <LinkButton
      href={searchHref({ ...address, view: { ...address.view, map: false } }, places, locale)}
      variant="secondary"
      icon={<Icon name="panel-right-close" className="size-4.5" />}
      className="text-sm shadow-float"
    >
      {text('map.hide')}
    </LinkButton>
  );
}
