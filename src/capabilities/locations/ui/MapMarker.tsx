import type { CSSProperties } from 'react';

type MapMarkerProps = {
  /** A dot for a house, a disc for its surroundings, the name alone where the position is unknown. */
  kind: 'exact' | 'near' | 'none';
  name: string;
  /** Whether the name is above, as near the lower edge there is no room below. */
  isNameAbove: boolean;
  style: CSSProperties;
};

/** Marker of a home, with the name of the municipality beside it. */
export function MapMarker({ kind, name, isNameAbove, style }: MapMarkerProps) {
  return (
    // Print omits backgrounds, and with them the dot.
    <span className="absolute print:[print-color-adjust:exact]" style={style}>
      {kind === 'near' && (
        <span className="absolute size-12 -translate-1/2 rounded-full border border-brick bg-brick/20" />
      )}
      {kind === 'exact' && <span className={DOT_CLASSES} />}
      <span className={`${NAME_CLASSES} ${isNameAbove ? ABOVE[kind] : BELOW[kind]}`}>{name}</span>
    </span>
  );
}

/** Classes of the dot for a house. */
export const DOT_CLASSES =
  'absolute size-4.5 -translate-1/2 rounded-full border-3 border-surface bg-brick shadow-float';

/** Separates a name from the lines under it. */
export const HALO_CLASS = '[text-shadow:0_0_2px_var(--color-surface),0_0_4px_var(--color-surface)]';

const NAME_CLASSES = `absolute -translate-x-1/2 text-sm font-semibold whitespace-nowrap text-ink ${HALO_CLASS}`;

const BELOW = { exact: 'top-2.5', near: 'top-6', none: '-translate-y-1/2' } as const;
const ABOVE = { exact: 'bottom-2.5', near: 'bottom-6', none: '-translate-y-1/2' } as const;
