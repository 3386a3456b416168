import { classes } from '#kit/design/classes.ts';

type StepButtonsProps = {
  label: string;
  steps: readonly number[];
  format: (step: number) => string;
  value: number | null;
  onValueChange: (value: number | null) => void;
};

/** Usual values of a number field, one tap each; a second tap clears. They only help: the field does all of it. */
export function StepButtons({ label, steps, format, value, onValueChange }: StepButtonsProps) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === value}
            onClick={() => onValueChange(step === value ? null : step)}
            className={classes(STEP_CLASSES, 'tabular-nums')}
          >
            {format(step)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const STEP_CLASSES =
  'min-h-9 rounded-full border border-line bg-surface px-3 text-sm transition-colors hover:border-ink ' +
  'aria-pressed:border-lake aria-pressed:bg-lake-tint aria-pressed:font-medium aria-pressed:text-lake-hover';
