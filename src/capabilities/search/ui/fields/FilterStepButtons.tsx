import { classes } from '#kit/design/classes.ts';

type StepButtonsProps<Step extends number> = {
  label: string;
  isLabelHidden?: boolean;
  steps: readonly Step[];
  format: (step: Step) => string;
  isOn: (step: Step) => boolean;
  onTap: (step: Step) => void;
};

/** Usual values of a field, one tap each; each can also be set in the field itself. */
export function FilterStepButtons<Step extends number>(props: StepButtonsProps<Step>) {
  const { label, isLabelHidden = false, steps, format, isOn, onTap } = props;
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm text-muted'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={isOn(step)}
            onClick={() => onTap(step)}
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
  'min-h-10 min-w-12 rounded-full border border-line bg-surface px-3.5 text-sm transition-colors hover:border-ink ' +
  'aria-pressed:border-lake aria-pressed:bg-lake-tint aria-pressed:font-medium aria-pressed:text-lake-hover';
