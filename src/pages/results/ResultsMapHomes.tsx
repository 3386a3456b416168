import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OfferCard } from '#capabilities/offers/ui/OfferCard.tsx';
import { OfferCardSkeleton } from '#capabilities/offers/ui/OfferCardSkeleton.tsx';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useCellHomes } from './useCellHomes.ts';

type ResultsMapHomesProps = { opened: OpenedHomes; now: string; onClose: () => void };

/** The homes of a pin that was opened, as a small list on the map. */
export function ResultsMapHomes({ opened, now, onClose }: ResultsMapHomesProps) {
  const { text } = useLocale();
  const homes = useCellHomes(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pin opened is read from its beginning
  useEffect(() => heading.current?.focus({ preventScroll: true }), [opened.cells[0]]);
  return (
    <section
      aria-labelledby="homes-here"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="pointer-events-auto flex max-h-72 w-full max-w-100 flex-col self-center rounded-lg bg-surface shadow-float"
    >
      <header className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
        <h2 ref={heading} id="homes-here" tabIndex={-1} className="text-base">
          {text('map.homesHere', { count: opened.count })}
        </h2>
        <IconButton label={text('kit.close')} icon={<X className="size-5" />} onClick={onClose} />
      </header>
      <ul aria-busy={homes === null} className="flex flex-col gap-3 overflow-y-auto overscroll-contain px-3 pt-1 pb-3">
        {homes === null && (
          <li>
            <OfferCardSkeleton layout="compact" />
          </li>
        )}
        {homes === 'failed' && <li className="p-1 text-sm">{text('map.homesFailed')}</li>}
        {Array.isArray(homes) &&
          homes.map((home) => (
            <li key={home.id}>
              <OfferCard offer={home} now={now} layout="compact" sizes="8rem" isPriority />
            </li>
          ))}
      </ul>
    </section>
  );
}
