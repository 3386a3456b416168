import { classes } from '../classes.ts';

/** A placeholder of something that loads; give it the size and the corners of the content. The component around it states that it loads. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-shimmer bg-line', className)} />;
}
