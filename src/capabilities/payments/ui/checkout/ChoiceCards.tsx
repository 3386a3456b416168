import { type ReactNode, useId } from 'react';
import { BOX_CLASSES } from '#kit/design/fields/choices/Checkbox.tsx';
import { ChoiceGroup } from '#kit/design/fields/choices/ChoiceGroup.tsx';

/** A choice, with its price and explanation. */
export interface CardChoice<Value extends string> {
  value: Value;
  title: string;
  /** At the right end: the price. */
  aside?: string;
  note?: ReactNode;
  isDisabled?: boolean;
}

type ChoiceCardsProps<Value extends string> = {
  label: string;
  choices: readonly CardChoice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
};

/** One of a few, each large enough for a thumb. */
export function ChoiceCards<Value extends string>({ label, choices, value, onValueChange }: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <ChoiceGroup label={label} className="flex flex-col gap-3">
      {choices.map((choice) => (
        <label key={choice.value} className={CARD_CLASSES}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            aria-describedby={choice.note === undefined ? undefined : `${id}-${choice.value}`}
            onChange={() => onValueChange(choice.value)}
            className={BOX_CLASSES}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{choice.title}</span>
              {choice.aside && <span className="font-medium tabular-nums">{choice.aside}</span>}
            </span>
            {choice.note !== undefined && (
              <span id={`${id}-${choice.value}`} className="block text-sm text-muted">
                {choice.note}
              </span>
            )}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

const CARD_CLASSES =
  'flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3.5 transition-colors hover:border-ink ' +
  'has-checked:border-lake has-checked:bg-lake-tint has-disabled:opacity-60 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-lake';
