import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';

type ResultsLayoutProps = { children: ReactNode; map?: ReactNode };

/** The list over the whole width; with a map, from desktop width on, the list left and the map beside it. */
export function ResultsLayout({ children, map }: ResultsLayoutProps) {
  return (
    <div className={classes('grid flex-1 gap-6', map !== undefined && 'desktop:grid-cols-2')}>
      <div className="@container min-w-0">{children}</div>
      {map}
    </div>
  );
}
