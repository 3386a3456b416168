import type { EditorView } from '#capabilities/publishing/ui/draft/offer-connection.ts';
import { formOfDraft } from '#capabilities/publishing/ui/draft/offer-draft.ts';
import { isBlank } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type SavingStateProps = { view: EditorView; onRetry: () => void };

/** Failures whose own texts contain the instruction. */
const EXPLAINED_FAILURES: readonly string[] = [
  'error.quota',
  'error.storage.full',
  'error.auth.required',
  'error.rateLimit',
];

/** The place where the text is stored at this moment. */
export function SavingState({ view, onRetry }: SavingStateProps) {
  const { text } = useLocale();
  const { saving, failure, isStored } = view;
  const where = !isStored && saving !== 'saved' ? 'nowhere' : saving;
  // Before anything is written there is nothing to store.
  const isWritten = !isBlank(formOfDraft(view.draft)) || view.draft.property.images.length > 0;
  const isExplained = failure !== null && EXPLAINED_FAILURES.includes(failure.messageId);
  return (
    <div role="status" className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {isWritten && (
        <span className="inline-flex items-center gap-1.5">
          <Icon name={where === 'saved' ? 'check' : where === 'saving' ? 'rotate-cw' : 'laptop'} className="size-4" />
          {text(`publish.saving.${where}`)}
        </span>
      )}
      {isExplained && (
        <span className="font-medium text-brick-hover">{text(failure.messageId, failure.values as never)}</span>
      )}
      {saving === 'device' && view.other === null && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {text('publish.saving.retry')}
        </Button>
      )}
    </div>
  );
}
