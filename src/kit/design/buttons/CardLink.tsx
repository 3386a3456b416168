import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** The link of a card: its words name the card, its area is the whole card. */
export function CardLink({ className, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      className={classes(
        'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2',
        'focus-visible:after:outline-offset-4 focus-visible:after:outline-lake',
        className,
      )}
    />
  );
}
