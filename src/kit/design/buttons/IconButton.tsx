import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type ButtonLook, iconButtonClasses } from './button-classes.ts';

type IconButtonProps = ComponentProps<'button'> & ButtonLook & { label: string; icon: ReactNode; isRound?: boolean };

/** A button that is only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ label, icon, isRound = false, variant, size, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classes(iconButtonClasses({ variant, size }, isRound), button.className)}
    >
      {icon}
    </button>
  );
}
