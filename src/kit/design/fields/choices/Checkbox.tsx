import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';

type CheckboxProps = ComponentProps<'input'> & { children: ReactNode; error?: string | undefined };

/** One box with its words, which may hold a link. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className={classes('flex items-start gap-3 py-1', className)}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={BOX_CLASSES}
        />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick-hover">
          {error}
        </p>
      )}
    </div>
  );
}

/** A native box in the product's colour, on the first line of its words. */
export const BOX_CLASSES = 'mt-0.5 size-5 shrink-0 accent-lake aria-invalid:outline-2 aria-invalid:outline-brick';
