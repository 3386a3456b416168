import type { Ref } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';

export type ChosenChipProps = {
  ref?: Ref<HTMLInputElement> | undefined;
  /** The name under which a plain form sends the value while the chip is not crossed out. */
  name: string;
  value: string | number;
  onRemove: (how: { isByKeyboard: boolean }) => void;
  className: string;
  children: string;
};

/** One of what was chosen, until it is tapped: a box that can be unticked, without script too. */
export function ChosenChip({ ref, name, value, onRemove, className, children }: ChosenChipProps) {
  return (
    <label className={classes('relative flex max-w-full', className)}>
      <input
        ref={ref}
        type="checkbox"
        name={name}
        value={value}
        checked
        onChange={({ currentTarget }) => onRemove({ isByKeyboard: currentTarget.matches(':focus-visible') })}
        className="peer sr-only"
      />
      <span className={CHIP_CLASSES}>
        <span className="truncate">{children}</span>
        <Icon name="x" className="size-4 shrink-0" />
      </span>
    </label>
  );
}

const CHIP_CLASSES =
  'inline-flex max-w-full items-center gap-1.5 rounded-full bg-mist pr-2.5 pl-3.5 text-sm font-medium text-muted ' +
  'line-through peer-checked:bg-lake-tint peer-checked:text-lake-hover peer-checked:no-underline ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-lake';
