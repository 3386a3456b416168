import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../content/Spinner.tsx';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { icon?: ReactNode; isLoading?: boolean };

/** A button with words. While loading it keeps its width and its focus, and cannot be pressed again. */
export function Button({ variant, size, icon, isLoading = false, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes(buttonClasses({ variant, size }), 'relative', button.className)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? preventDefault : button.onClick}
    >
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classes('button-words', isLoading && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  );
}

const preventDefault = (event: { preventDefault: () => void }): void => event.preventDefault();
