import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

/** The placeholders of homes while another list loads. */
export function PropertiesSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-3/2 rounded-md" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-7 w-28 rounded-full" />
            <Skeleton className="h-6 w-40 rounded-sm" />
            <Skeleton className="h-5 w-full rounded-sm" />
            <Skeleton className="h-5 w-1/2 rounded-sm" />
          </div>
        </div>
      ))}
    </div>
  );
}
