import { useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { HIDDEN_BY_REVIEWERS } from '#capabilities/publishing/own-offer-states.ts';
import { REPORT_DECISIONS, type ReportDecision } from '#capabilities/review/report.ts';
import { REVIEW_LIMITS } from '#capabilities/review/review.input.ts';
import {
  DecideReportDocument,
  DeleteCoordsDocument,
  HideListingDocument,
  type ReportEntryFragment,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { ruleText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useReviewActs } from '../data/useReviewActs.ts';

type ReportDialogProps = { report: ReportEntryFragment; dialog: 'hide' | 'decide' | null; onClose: () => void };

/** Ways to take a listing off, by the status that its public copy gets; a point on the map is an act of its own. */
const HIDINGS = ['46', '41', '42', 'coords'] as const;
type Hiding = (typeof HIDINGS)[number];

/** Asks for the outcome of a report, or for the reason why a listing is taken off. */
export function ReportDialog({ report, dialog, onClose }: ReportDialogProps) {
  const { text } = useLocale();
  const { act, isActing } = useReviewActs();
  const [chosen, setChosen] = useState<ReportDecision | null>(null);
  const [isSure, setIsSure] = useState(false);
  const [hiding, setHiding] = useState<Hiding>('46');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const isOnline = report.listing?.status === OfferStatus.Active;
  const isTakenOff = HIDDEN_BY_REVIEWERS.includes(report.listing?.status ?? OfferStatus.Active);
  const decision = chosen ?? (isTakenOff ? 'takenDown' : 'nothingWrong');
  const contradicts = decision === 'nothingWrong' && isTakenOff;
  const hides = dialog === 'hide';
  const needsWords = hides && hiding !== 'coords';
  const finish = async (isDone: Promise<boolean>): Promise<void> => {
    if (!(await isDone)) return;
    setWords('');
    onClose();
  };
  const send = (): void => {
    const { length } = words.trim();
    const rule = length > REVIEW_LIMITS.note ? `error.validation.max:${REVIEW_LIMITS.note}` : null;
    const wrong = rule ?? (needsWords && length === 0 ? 'error.validation.required' : null);
    setError(wrong === null ? undefined : ruleText(text, wrong));
    if (wrong !== null) return;
    const { id, listing } = report;
    const decided = { id, decision, note: words, evenIfTakenOff: contradicts && isSure };
    if (!hides) void finish(act(() => execute(DecideReportDocument, decided), 'moderation.done.decided'));
    else if (listing && hiding === 'coords') void finish(act(() => takeOffMap(listing.id), 'toastr.deleted'));
    else if (listing) {
      const input = { activeOfferId: listing.id, status: Number(hiding), reason: words };
      void finish(act(() => execute(HideListingDocument, input), 'moderation.done.hidden'));
    }
  };
  const hidings = HIDINGS.map((value) => ({ value, label: text(`moderation.hiding.${value}`) }));
  const decisions = REPORT_DECISIONS.map((value) => ({
    value,
    label: text(`moderation.decision.${value}`),
    // The reporter is not sent such an answer while the listing stays public.
    isDisabled: value === 'takenDown' && isOnline,
  }));
  return (
    <Dialog
      title={text(hides ? 'moderation.report.hide' : 'moderation.report.decide')}
      isOpen={dialog !== null}
      onClose={onClose}
      footer={
        <Button isLoading={isActing} disabled={!hides && contradicts && !isSure} onClick={send}>
          {text(hides ? 'moderation.report.hideSend' : 'moderation.report.decideSend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {hides ? (
          <RadioGroup
            label={text('moderation.report.why')}
            choices={hidings}
            value={hiding}
            onValueChange={setHiding}
          />
        ) : (
          <RadioGroup
            label={text('moderation.report.found')}
            choices={decisions}
            value={decision}
            onValueChange={setChosen}
          />
        )}
        {!hides && contradicts && (
          <Checkbox checked={isSure} onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}>
            {text('moderation.report.takenOff')}
          </Checkbox>
        )}
        {!hides && isOnline && <p className="text-sm text-muted">{text('moderation.report.offlineFirst')}</p>}
        {(needsWords || !hides) && (
          <TextArea
            label={text(hides ? 'moderation.report.reason' : 'moderation.report.note')}
            hint={text(hides ? 'moderation.report.reasonHint' : 'moderation.report.noteHint')}
            value={words}
            error={error}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** @throws AppError `toastr.propertyError` for an unexpected failure */
const takeOffMap = (id: number) =>
  execute(DeleteCoordsDocument, { id }).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.messageId !== 'error.internal') throw cause;
    throw new AppError('toastr.propertyError', { code: 500, cause });
  });
