import { useState } from 'react';
import { FAVOURITE_LIMITS } from '#capabilities/favourites/favourite.ts';
import { WriteNoteDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { forgetDraft, readNoteDraft, writeNoteDraft } from './note-draft.ts';
import { type SaveState, useAutosave } from './useAutosave.ts';

type NoteFieldProps = { activeOfferId: number; note: string };

/** The member's own note to a home, opened by a tap and saved automatically; unsaved text is there again on the next visit. */
export function NoteField({ activeOfferId, note }: NoteFieldProps) {
  const { text } = useLocale();
  const isAlive = useHydrated();
  const accountId = useViewer()?.id ?? 0;
  const [written, setWritten] = useState<string | null>(null);
  const { state, change } = useAutosave(async (words) => {
    await execute(WriteNoteDocument, { activeOfferId, note: words });
    forgetDraft(accountId, activeOfferId, words);
  });
  const write = (words: string): void => {
    setWritten(words);
    writeNoteDraft(accountId, activeOfferId, words);
    change(words);
  };
  const draft = isAlive && written === null ? readNoteDraft(accountId, activeOfferId) : null;
  const [isOpened, setIsOpened] = useState(false);
  if (!isOpened && draft === null && written === null)
    return <ClosedNote note={note} onOpen={() => setIsOpened(true)} />;
  return (
    <div className="print:hidden">
      <TextArea
        ref={isOpened ? takeFocus : undefined}
        label={text('favourites.note.label')}
        value={written ?? draft ?? note}
        maxLength={FAVOURITE_LIMITS.note}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onFocus={() => {
          if (draft !== null) write(draft);
        }}
        error={state.step === 'refused' ? failureText(text, state.error) : undefined}
        className="min-h-20 text-sm"
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {stateName(state) && text(`favourites.note.${stateName(state)}`)}
      </p>
    </div>
  );
}

/** The note as a text, or the way to write one. */
function ClosedNote({ note, onOpen }: { note: string; onOpen: () => void }) {
  const { text } = useLocale();
  return (
    <div className="flex flex-col items-start gap-1 text-sm print:hidden">
      {note !== '' && <p className="line-clamp-4 whitespace-pre-line">{note}</p>}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 noscript:hidden"
        icon={<Icon name="pencil" className="size-4" />}
        onClick={onOpen}
      >
        {text(note === '' ? 'favourites.note.add' : 'favourites.note.edit')}
      </Button>
    </div>
  );
}

const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

const stateName = ({ step }: SaveState): string | null => (step === 'still' || step === 'refused' ? null : step);
