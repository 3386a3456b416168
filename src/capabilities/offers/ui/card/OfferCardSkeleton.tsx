import { classes } from '#kit/design/classes.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { LAYOUT_CLASSES, type OfferCardLayout } from './offer-card-layout.ts';

/** The placeholder of a card, as high as a card with all its lines. */
export function OfferCardSkeleton({ layout = 'card' }: { layout?: OfferCardLayout }) {
  return (
    <div className={classes('flex flex-col gap-3', LAYOUT_CLASSES[layout])}>
      <Skeleton className="aspect-3/2 rounded-md" />
      <div className="flex min-h-29.5 flex-col gap-2.5">
        <Skeleton className="h-6 w-40 rounded-sm max-w-full" />
        <Skeleton className="h-4 rounded-sm w-56 max-w-full" />
        <Skeleton className="h-4 rounded-sm w-72 max-w-full" />
        <Skeleton className="h-4 rounded-sm w-48 max-w-full" />
      </div>
    </div>
  );
}
