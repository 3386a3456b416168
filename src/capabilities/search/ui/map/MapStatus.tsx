import { Button } from '#kit/design/buttons/Button.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MAP_CONTROL } from '#kit/map/control-boxes.ts';
import type { MapCells } from './useMapCells.ts';

type MapStatusProps = {
  cells: MapCells;
  hasTileFault: boolean;
  onRetry: () => void;
  /** Whether the map itself shows the number of homes. */
  isCounted: boolean;
};

/** The state of the map in words, for all visitors: number of homes, number of homes without coordinates, and failures. */
export function MapStatus({ cells, hasTileFault, onRetry, isCounted }: MapStatusProps) {
  const { text } = useLocale();
  const { found, state } = cells;
  const fault = state === 'failed' ? text('map.homesFailed') : hasTileFault && text('map.tilesFailed');
  return (
    <div className="pointer-events-none flex max-w-full flex-col items-center gap-2 text-center text-sm">
      {fault && (
        <div
          role="alert"
          className="pointer-events-auto flex items-center gap-3 rounded-md bg-surface py-2 pr-2 pl-4 shadow-float"
        >
          {fault}
          <Button variant="secondary" size="small" onClick={onRetry}>
            {text('kit.retry')}
          </Button>
        </div>
      )}
      {found && isCounted && (
        <p
          {...MAP_CONTROL}
          role="status"
          className="relative flex min-h-9 items-center rounded-full bg-surface/95 px-9 py-1.5 shadow-float"
        >
          {state === 'loading' && (
            <span className="absolute left-3 inline-flex">
              <Spinner />
            </span>
          )}
          <span>
            <span className="font-medium tabular-nums">{text('map.inView', { count: found.map.inView })}</span>
            {found.map.withoutPoint > 0 && (
              <span className="block text-xs text-muted">
                {text('map.withoutPoint', { count: found.map.withoutPoint })}
              </span>
            )}
            <span className="sr-only">{` ${text('map.inList')}`}</span>
          </span>
        </p>
      )}
    </div>
  );
}
