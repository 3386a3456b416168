import { useState } from 'react';
import { ConfirmEmailNotice } from '#capabilities/accounts/ui/mailed-links/ConfirmEmailNotice.tsx';
import { OfferType } from '#capabilities/offers/offer.ts';
import {
  hasAgentSearch,
  mayLookForAgent,
  type StepName,
  stepOf,
} from '#capabilities/publishing/ui/draft/form-steps.ts';
import { submitObstacles } from '#capabilities/publishing/ui/draft/offer-problems.ts';
import { isOnItsWay } from '#capabilities/publishing/ui/pictures/form-picture.ts';
import { type OpenedEditor, usePictureView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { Completeness } from './Completeness.tsx';
import { DraftListing } from './DraftListing.tsx';
import { fieldLabel } from './steps/field-texts.ts';
import { PriceDoubt } from './steps/PriceHelp.tsx';
import type { StepProps } from './steps/step-props.ts';
import type { Submission } from './useSubmitOffer.ts';

type PreviewStepProps = StepProps & {
  opened: OpenedEditor;
  submission: Submission;
  onStep: (step: StepName, atWrong?: boolean) => void;
};

/** The preview, suggestions for improvement, and the next step. */
export function PreviewStep({ form, values, opened, submission, onStep }: PreviewStepProps) {
  const { text } = useLocale();
  const viewer = useViewer();
  const { pictures } = usePictureView(opened);
  const left = pictures.filter(isOnItsWay).length;
  // The choice stays while it is made: its own answer would remove it.
  const [hadChoice] = useState(() => hasChoiceOfSale(values));
  return (
    <>
      <Missing values={values} onStep={onStep} />
      <PriceDoubt values={values} onPrice={() => onStep('words')} />
      <Completeness values={values} pictures={pictures.length} onStep={onStep} />
      <DraftListing values={values} opened={opened} />
      {(hadChoice || hasChoiceOfSale(values)) && <EndOfSale form={form} values={values} />}
      {viewer === null && <p className="rounded-md bg-lake-tint px-4 py-3">{text('publish.preview.visitor')}</p>}
      {viewer !== null && left > 0 && <p role="status">{text('publish.preview.picturesLeft', { count: left })}</p>}
      {viewer !== null && submission.isUnconfirmed && (
        <div className="flex flex-col gap-2">
          <p>{text('publish.preview.confirm')}</p>
          <ConfirmEmailNotice email={viewer.email} />
        </div>
      )}
    </>
  );
}

/** The missing required fields, each with a link. */
function Missing({ values, onStep }: Pick<PreviewStepProps, 'values' | 'onStep'>) {
  const tools = useLocale();
  const { text } = tools;
  const problems = [...submitObstacles(values).keys()];
  if (problems.length === 0) return null;
  return (
    <Panel className="flex flex-col gap-3">
      <h2 className="text-xl">{text('publish.preview.missing')}</h2>
      <ul className="flex flex-col gap-1">
        {problems.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="link min-h-8 text-left underline"
              onClick={() => onStep(stepOf(name), true)}
            >
              {fieldLabel(name, tools)}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whether the owner chooses how to sell; a home that waits for an agent can always be sold by its owner. */
const hasChoiceOfSale = ({ offerType }: Pick<StepProps['values'], 'offerType'>): boolean =>
  offerType === OfferType.PreSell || (offerType === OfferType.Sell && hasAgentSearch());

/** The owner of a home for sale chooses: publish the sale, or look for an agent first. */
function EndOfSale({ form, values }: StepProps) {
  const { text } = useLocale();
  const maySeek = mayLookForAgent(values);
  return (
    <Panel className="flex flex-col gap-3">
      <h2 className="text-xl">{text('publish.sale.title')}</h2>
      <RadioGroup
        label={text('publish.sale.title')}
        isLabelHidden
        choices={[
          { value: '0', label: text('publish.sale.publish') },
          { value: '2', label: text('publish.sale.agent'), isDisabled: !maySeek },
        ]}
        value={String(values.offerType)}
        onValueChange={(chosen) => form.setValue('offerType', Number(chosen), { shouldDirty: true })}
      />
      <p className="text-sm text-muted">
        {text(
          maySeek
            ? values.offerType === OfferType.PreSell
              ? 'publish.sale.agentNext'
              : 'publish.sale.publishNext'
            : 'publish.sale.homesOnly',
        )}
      </p>
    </Panel>
  );
}
