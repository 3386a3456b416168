import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode };

/** A link in the look of a button: it leads to an address, while a button acts on the page. */
export function LinkButton({ variant, size, icon, children, className, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={classes(buttonClasses({ variant, size }), className)}>
      {icon}
      <span className="button-words">{children}</span>
    </a>
  );
}
