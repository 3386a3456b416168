import { Skeleton } from '#kit/design/Skeleton.tsx';

/** The place of a card that loads, as high as a card. */
export function OfferCardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="aspect-4/3" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}
