import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

type CardProps = ComponentProps<'article'> & { media?: ReactNode; action?: ReactNode; marks?: ReactNode };

/**
 * A thing in a list: picture above, words below, marks on the picture's top left and one action on its top right.
 * Give its title a `CardLink`, and the whole card leads there.
 */
export function Card({ media, action, marks, children, className, ...article }: CardProps) {
  return (
    <article {...article} className={classes('card', className)}>
      {media && <div className="card-media">{media}</div>}
      {marks && <div className="card-marks">{marks}</div>}
      {children}
      {action && <div className="card-action">{action}</div>}
    </article>
  );
}
