import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

type CardProps = ComponentProps<'article'> & { media?: ReactNode; action?: ReactNode; marks?: ReactNode };

/**
 * A thing in a list: picture above, words below, marks on the picture's top left and one action on its top right.
 * Give its title a `CardLink`, and the whole card leads there.
 */
export function Card({ media, action, marks, children, className, ...article }: CardProps) {
  return (
    <article {...article} className={classes('group/card relative flex min-w-0 flex-col gap-3', className)}>
      {media && <div className="relative z-1 overflow-hidden rounded-md bg-mist">{media}</div>}
      {marks && (
        <div className="pointer-events-none absolute top-3 left-3 z-2 flex max-w-3/4 flex-wrap gap-1.5">{marks}</div>
      )}
      {children}
      {action && <div className="absolute top-2 right-2 z-2">{action}</div>}
    </article>
  );
}
