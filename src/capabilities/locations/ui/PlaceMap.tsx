import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PLACE_MAP_SIZE, type PLACE_MAP_WIDTHS_PX, pointOnMap, unitsPerMetre } from '../place-map.ts';
import { HALO_CLASS, MapMarker } from './MapMarker.tsx';
import type { ShownPlace } from './shown-place.ts';

type PlaceMapProps = ShownPlace & {
  /** Content over the drawing. */
  children?: ReactNode;
};

/** A municipality among its neighbours, with a marker: a drawing from the server that needs no script. */
export function PlaceMap({ map, point, isExact, children }: PlaceMapProps) {
  const { text } = useLocale();
  const home = point && pointOnMap(map, point);
  const middle = { x: PLACE_MAP_SIZE.width / 2, y: PLACE_MAP_SIZE.height / 2 };
  const marker = { ...(home ?? middle), name: map.name };
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative aspect-video overflow-hidden rounded-lg border border-line bg-mist">
        <div
          role="img"
          aria-label={text('location.map.label', { place: map.name })}
          className="@container absolute inset-0"
        >
          <svg viewBox={VIEW_BOX} strokeLinejoin="round" className="absolute inset-0 size-full" aria-hidden="true">
            <path d={map.land} strokeWidth="2.5" className="fill-surface stroke-edge/50" />
            <path d={map.lakes} className="fill-water" />
            <path d={map.borders} fill="none" className="stroke-line" />
            <path d={map.place} strokeWidth="1.5" className="fill-lake/12 stroke-lake" />
          </svg>
          {map.labels.map(({ name, x, y, fitsFromPx }) => (
            <span
              key={`${name} ${x}`}
              className={`${LABEL_CLASSES} ${VISIBLE_FROM[fitsFromPx as keyof typeof VISIBLE_FROM]}`}
              style={position({ x, y })}
            >
              {name}
            </span>
          ))}
          <MapMarker
            kind={home === null ? 'none' : isExact ? 'exact' : 'near'}
            name={map.name}
            isNameAbove={marker.y > LOW * PLACE_MAP_SIZE.height}
            style={position(marker)}
          />
          <MapScale unitsPerKm={1_000 * unitsPerMetre(map)} />
        </div>
        {children}
      </div>
      <figcaption className="text-xs text-muted">{text('location.map.source')}</figcaption>
    </figure>
  );
}

const VIEW_BOX = `0 0 ${PLACE_MAP_SIZE.width} ${PLACE_MAP_SIZE.height}`;

/** Share of the height from which a name no longer fits below its marker. */
const LOW = 0.75;

const LABEL_CLASSES = `absolute -translate-1/2 text-xs whitespace-nowrap text-muted ${HALO_CLASS}`;

/** Class names by the width of the map from which a name is shown. */
const VISIBLE_FROM: Readonly<Record<(typeof PLACE_MAP_WIDTHS_PX)[number], string>> = {
  320: '',
  480: 'hidden @[480px]:block',
  640: 'hidden @[640px]:block',
  800: 'hidden @[800px]:block',
};

const position = ({ x, y }: { x: number; y: number }) => ({
  left: `${(x / PLACE_MAP_SIZE.width) * 100}%`,
  top: `${(y / PLACE_MAP_SIZE.height) * 100}%`,
});

/** Lengths of a scale, kilometres. */
const LENGTHS_KM = [1, 2, 5, 10];

/** A scale: the longest round length that takes at most a quarter of the map's width. */
function MapScale({ unitsPerKm }: { unitsPerKm: number }) {
  const lengthKm = LENGTHS_KM.findLast((km) => km * unitsPerKm <= PLACE_MAP_SIZE.width / 4) ?? 1;
  return (
    <span
      className="absolute bottom-2.5 left-3 border-b-2 border-ink pb-0.5 text-xs whitespace-nowrap text-ink"
      style={{ width: `${((lengthKm * unitsPerKm) / PLACE_MAP_SIZE.width) * 100}%` }}
    >
      {`${lengthKm} km`}
    </span>
  );
}
