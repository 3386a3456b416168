import { STEPS, type StepName } from '#capabilities/publishing/ui/draft/form-steps.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Submission } from './useSubmitOffer.ts';

type StepButtonsProps = {
  step: StepName;
  onStep: (step: StepName) => void;
  submission: Submission;
  isSending: boolean;
};

/** Buttons to the previous and next step; after the last one the offer is sent. */
export function StepButtons({ step, onStep, submission, isSending }: StepButtonsProps) {
  const { text } = useLocale();
  const index = STEPS.indexOf(step);
  const [before, next] = [STEPS[index - 1], STEPS[index + 1]];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 tablet:static tablet:mx-0 tablet:border-0 tablet:px-0">
      {before ? (
        <Button variant="secondary" icon={<Icon name="arrow-left" className="size-4" />} onClick={() => onStep(before)}>
          {text('publish.back')}
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Button key="next" onClick={() => onStep(next)}>
          {text('publish.next')}
        </Button>
      ) : (
        <Button key="send" type="submit" isLoading={isSending}>
          {text(submission.action)}
        </Button>
      )}
    </div>
  );
}
