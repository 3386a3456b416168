import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Neighbour } from './results-way.ts';
import type { ResultsWay } from './useResultsWay.ts';

type ResultsWayRowProps = {
  way: ResultsWay;
  /** Shown on a phone without neighbours: the way back lies on the picture there. */
  children: ReactNode;
};

/** Links back to the results, and to the homes before and after this one. */
export function ResultsWayRow({ way, children }: ResultsWayRowProps) {
  const { text } = useLocale();
  const { previous, next } = way;
  const hasNeighbours = previous !== null || next !== null;
  return (
    <nav aria-label={text('listing.way')} className="flex w-full items-center justify-between gap-4 text-sm">
      <a href={way.href} onClick={way.goBack} className={classes(LINK_CLASSES, 'max-tablet:hidden')}>
        <Icon name="arrow-left" className="size-4" />
        {text('listing.way.back')}
      </a>
      {hasNeighbours ? (
        <div className="flex gap-x-5 max-tablet:w-full max-tablet:justify-between">
          <NeighbourLink neighbour={previous} way={way} rel="prev">
            <Icon name="chevron-left" className="-ml-1 size-4" />
            {text('listing.way.previous')}
          </NeighbourLink>
          <NeighbourLink neighbour={next} way={way} rel="next">
            {text('listing.way.next')}
            <Icon name="chevron-right" className="-mr-1 size-4" />
          </NeighbourLink>
        </div>
      ) : (
        <div className="min-w-0 tablet:hidden">{children}</div>
      )}
    </nav>
  );
}

type NeighbourLinkProps = { neighbour: Neighbour | null; way: ResultsWay; rel: 'prev' | 'next'; children: ReactNode };

/** A home beside this one; without one its place stays empty, so that the other link does not move. */
function NeighbourLink({ neighbour, way, rel, children }: NeighbourLinkProps) {
  if (neighbour === null)
    return (
      <span aria-hidden="true" className={classes(LINK_CLASSES, 'invisible')}>
        {children}
      </span>
    );
  return (
    <a href={neighbour.href} rel={rel} onClick={(event) => way.goTo(event, neighbour)} className={LINK_CLASSES}>
      {children}
    </a>
  );
}

const LINK_CLASSES =
  'inline-flex h-11 shrink-0 items-center gap-1.5 font-medium text-lake underline-offset-4 hover:underline';
