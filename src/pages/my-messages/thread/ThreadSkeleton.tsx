import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { THREAD_CLASSES } from '../data/thread-classes.ts';

/** The placeholder of a conversation that loads. */
export function ThreadSkeleton() {
  const { text } = useLocale();
  return (
    <div aria-busy="true" className={THREAD_CLASSES}>
      <p role="status" className="sr-only">
        {text('messages.loading')}
      </p>
      <div className="flex items-center gap-2 border-b border-line px-4 py-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40 rounded-sm" />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-14 w-2/3 rounded-lg" />
        <Skeleton className="h-10 w-1/2 self-end rounded-lg" />
        <Skeleton className="h-20 w-3/5 rounded-lg" />
      </div>
      <Skeleton className="m-3 h-12 rounded-md" />
    </div>
  );
}
