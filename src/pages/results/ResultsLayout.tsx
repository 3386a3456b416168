import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';

type ResultsLayoutProps = { children: ReactNode; map: ReactNode };

/** The list with its heading over the whole width; with a map, from desktop width on, left of the map. */
export function ResultsLayout({ children, map }: ResultsLayoutProps) {
  return (
    <div className={classes('grid flex-1 items-start gap-6', map !== false && BESIDE_MAP)}>
      <div className="@container flex min-w-0 flex-col gap-4">{children}</div>
      {map}
    </div>
  );
}

/** From 1600 px on the list has room for three cards abreast, and the map for the rest of the window. */
const BESIDE_MAP =
  'not-noscript:desktop:grid-cols-2 not-noscript:min-[1600px]:grid-cols-[minmax(60rem,1fr)_minmax(0,1fr)]';
