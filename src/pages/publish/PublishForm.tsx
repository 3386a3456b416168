import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  firstWrong,
  STEPS,
  type StepName,
  stepNumber,
  stepOf,
  stepOfNumber,
} from '#capabilities/publishing/ui/draft/form-steps.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { submitObstacles } from '#capabilities/publishing/ui/draft/offer-problems.ts';
import { type OfferStart, type OpenedEditor, useEditorView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { useOfferForm } from '#capabilities/publishing/ui/useOfferForm.ts';
import { AppError } from '#kernel/app-error.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { SavingState } from './SavingState.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepNav } from './StepNav.tsx';
import { DemandHelp } from './steps/DemandHelp.tsx';
import { FactsStep } from './steps/FactsStep.tsx';
import { PicturesStep } from './steps/PicturesStep.tsx';
import { PlaceStep } from './steps/PlaceStep.tsx';
import { WordsStep } from './steps/WordsStep.tsx';
import { useSubmitOffer } from './useSubmitOffer.ts';
import { VersionConflict } from './VersionConflict.tsx';

type PublishFormProps = { start: OfferStart; opened: OpenedEditor; onSignIn: (dialog: 'login' | 'register') => void };

/** The steps of the form: each scrolls as a whole, all can be reached, and no input is lost between them. */
export function PublishForm({ start, opened, onSignIn }: PublishFormProps) {
  const { editor } = opened;
  const view = useEditorView(opened);
  const submission = useSubmitOffer({ opened, start, onSignIn });
  const { form, values } = useOfferForm(opened, async () => {
    await submission.submit().catch((error: unknown) => {
      leadToServerError(error);
      throw error;
    });
  });
  const step = stepOfNumber(view.draft.currentStep);
  const { frame, goTo } = useStep(step, (next) => editor.goTo(stepNumber(next)));

  /** Opens the step with the server's error. */
  const leadToServerError = (error: unknown): void => {
    if (!(error instanceof AppError) || error.code !== 400) return;
    const [field] = Object.keys(error.values);
    if (field !== undefined) goTo(stepOf(field as keyof OfferForm), true);
  };
  const submit = (event: FormEvent): void => {
    const wrong = firstWrong(submitObstacles(values));
    if (wrong) goTo(wrong.step, true);
    form.submit(event);
  };
  const parts = { form, values };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <StepNav current={step} values={values} onStep={(next) => goTo(next)} />
      <SavingState view={view} onRetry={() => editor.retry()} />
      <DraftNotices start={start} opened={opened} onSignIn={onSignIn} />
      {view.other && <VersionConflict editor={editor} other={view.other} shown={values} />}
      <div ref={frame} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {step === 'place' && <PlaceStep {...parts} />}
        {step === 'facts' && <FactsStep {...parts} />}
        {step === 'pictures' && <PicturesStep opened={opened} />}
        {step === 'words' && <WordsStep {...parts} />}
        {(step === 'facts' || step === 'words') && <DemandHelp values={values} />}
        {step === 'preview' && <PreviewStep {...parts} opened={opened} submission={submission} onStep={goTo} />}
        <p role="alert" className="font-medium text-brick-hover empty:hidden">
          {form.failure}
        </p>
        <StepButtons step={step} onStep={(next) => goTo(next)} submission={submission} isSending={form.isSending} />
      </div>
    </form>
  );
}

/** The step on the screen: a new one begins at its top, or at its first wrong field. */
function useStep(step: StepName, show: (step: StepName) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [toWrong, setToWrong] = useState(0);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (toWrong === 0) return;
    // The fields are marked once the form has validated all of them.
    const timer = setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 60);
    return () => clearTimeout(timer);
  }, [toWrong]);
  return {
    frame,
    goTo: (next: StepName, atWrong = false): void => {
      if (STEPS.includes(next)) show(next);
      if (atWrong) setToWrong((count) => count + 1);
    },
  };
}
