import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { OpenedHomesHeading } from './OpenedHomesHeading.tsx';
import { OpenedHomesList } from './OpenedHomesList.tsx';

type ResultsMapHomesProps = { opened: OpenedHomes; now: string; onClose: () => void };

/** The homes of a pin that was opened, as a small list on the map. */
export function ResultsMapHomes({ opened, now, onClose }: ResultsMapHomesProps) {
  return (
    <section
      aria-labelledby="homes-here"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="pointer-events-auto flex max-h-96 min-h-0 w-80 max-w-full flex-col self-center rounded-lg bg-surface shadow-float"
    >
      <header className="py-1 pr-1 pl-4">
        <OpenedHomesHeading id="homes-here" opened={opened} onClose={onClose} />
      </header>
      <div className="overflow-y-auto overscroll-contain px-3 pt-1 pb-3">
        <OpenedHomesList opened={opened} now={now} />
      </div>
    </section>
  );
}
