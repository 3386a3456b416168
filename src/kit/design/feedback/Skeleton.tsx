import { classes } from '../classes.ts';

/** The place of something that loads; give it the size and the corners of what comes. The owner says in words that it loads. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-shimmer bg-line', className)} />;
}
