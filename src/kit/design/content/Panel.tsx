import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** A framed area: contact card, form section, block in a side column. */
export function Panel({ className, ...section }: ComponentProps<'section'>) {
  return (
    <section {...section} className={classes('rounded-lg border border-line bg-surface p-5 tablet:p-6', className)} />
  );
}
