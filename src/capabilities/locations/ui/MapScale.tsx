import { PLACE_MAP_SIZE } from '../place-map.ts';

/** Lengths of a scale, kilometres. */
const LENGTHS_KM = [1, 2, 5, 10];

/** A scale: the longest round length that takes at most a quarter of the map's width. */
export function MapScale({ unitsPerKm }: { unitsPerKm: number }) {
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
