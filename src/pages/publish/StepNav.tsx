import { incompleteSteps, STEPS, type StepName, stepNumber } from '#capabilities/publishing/ui/draft/form-steps.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type StepNavProps = { current: StepName; values: OfferForm; onStep: (step: StepName) => void };

/** The progress through the form, with links to all steps. */
export function StepNav({ current, values, onStep }: StepNavProps) {
  const { text } = useLocale();
  const open = incompleteSteps(values);
  return (
    <nav aria-label={text('publish.steps')} className="flex flex-col gap-2">
      <p className="text-sm text-muted tablet:hidden">
        {text('publish.stepOf', {
          step: stepNumber(current),
          steps: STEPS.length,
          name: text(`publish.step.${current}`),
        })}
      </p>
      <ol className="grid grid-cols-5 gap-1.5 tablet:gap-3">
        {STEPS.map((step) => {
          const isDone = step !== 'preview' && step !== 'pictures' && !open.has(step);
          const words = text(`publish.step.${step}`);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onStep(step)}
                className={classes(STEP_CLASSES, step === current ? 'border-lake font-semibold' : 'border-line')}
              >
                <span className="inline-flex items-center gap-1.5">
                  <span aria-hidden="true" className="tabular-nums">
                    {stepNumber(step)}
                  </span>
                  {isDone && <Icon name="check" className="size-4 text-lake" />}
                </span>
                <span className="sr-only tablet:not-sr-only">{words}</span>
                {isDone && <span className="sr-only"> ({text('publish.step.done')})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const STEP_CLASSES =
  'flex min-h-11 w-full flex-col items-start justify-center gap-0.5 border-t-4 px-1 pt-2 pb-1 text-left text-sm ' +
  'hover:border-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-lake';
