import { type UIEvent, useEffect } from 'react';
import { OfferCard } from '#capabilities/offers/ui/OfferCard.tsx';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ResultsMapStripProps = { homes: readonly OfferCardFragment[]; now: string };

/** The homes of the list in a row under the map, to swipe through; the pin of the one in the middle rises. */
export function ResultsMapStrip({ homes, now }: ResultsMapStripProps) {
  const { text } = useLocale();
  useEffect(() => () => pointedHomes.set(null), []);
  const pointAtMiddle = ({ currentTarget: strip }: UIEvent<HTMLUListElement>): void => {
    const middle = strip.scrollLeft + strip.clientWidth / 2;
    const slides = [...strip.children] as HTMLElement[];
    const index = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth > middle);
    const home = homes[index];
    pointedHomes.set(home ? { offerIds: [home.id], cellKey: null } : null);
  };
  if (homes.length === 0) return null;
  return (
    <ul
      aria-label={text('results.list')}
      onScroll={pointAtMiddle}
      className="pointer-events-auto -mx-3 -my-3 flex snap-x snap-mandatory scrollbar-none gap-3 self-stretch overflow-x-auto overscroll-x-contain px-[7vw] py-3"
    >
      {homes.map((home) => (
        <li key={home.id} className="w-[86vw] max-w-100 shrink-0 snap-center rounded-lg bg-surface p-2.5 shadow-float">
          <OfferCard offer={home} now={now} layout="compact" sizes="8rem" />
        </li>
      ))}
    </ul>
  );
}
