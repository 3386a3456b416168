import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** The link of a card: its words name the card, its area is the whole card. */
export const CardLink = ({ className, ...link }: ComponentProps<'a'>) => (
  <a {...link} className={classes('card-link', className)} />
);
