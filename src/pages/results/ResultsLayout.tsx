import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';

type ResultsLayoutProps = { children: ReactNode; map: ReactNode };

/** The list with its heading over the whole width; with a map, from desktop width on, left of the map. */
export function ResultsLayout({ children, map }: ResultsLayoutProps) {
  return (
    <div className={classes('grid flex-1 items-start gap-6', map !== false && 'results-beside-map')}>
      <div className="@container flex min-w-0 flex-col gap-4">{children}</div>
      {map}
    </div>
  );
}
