import { useEffect, useRef, useState } from 'react';
import { OWN_OFFER_LIMITS } from '#capabilities/publishing/own-offer.input.ts';
import type { Locale } from '#kernel/locale.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { ruleText } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';
import type { CaseDialog } from './useCaseActs.ts';

type WordsDialogProps = {
  dialog: CaseDialog | null;
  sentences: ReviewedCase['readySentences'];
  ownerLanguage: Locale;
  onSend: (comment: string) => Promise<boolean>;
  onClose: () => void;
};

/** A text for the owner of an offer, composed of ready sentences in the owner's language, and edited freely. */
export function WordsDialog({ dialog, sentences, ownerLanguage, onSend, onClose }: WordsDialogProps) {
  const { text } = useLocale();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // The kind of the dialog does not change while it closes.
  const shown = useRef<CaseDialog>('reject');
  if (dialog) shown.current = dialog;
  useEffect(() => {
    if (dialog) area.current?.focus();
  }, [dialog]);
  const add = (sentence: string): void => {
    setWords((before) => (before.trim() === '' ? sentence : `${before.trimEnd()}\n${sentence}`));
    area.current?.focus();
  };
  const send = async (): Promise<void> => {
    const rule = ruleOf(words);
    setError(rule && ruleText(text, rule));
    if (rule) return area.current?.focus();
    setIsSending(true);
    const isDone = await onSend(words.trim());
    setIsSending(false);
    if (!isDone) return;
    setWords('');
    onClose();
  };
  return (
    <Dialog
      title={text(`moderation.${shown.current}.title`)}
      isOpen={dialog !== null}
      onClose={onClose}
      placement="large"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('moderation.cancel')}
          </Button>
          <Button isLoading={isSending} onClick={() => void send()}>
            {text(`moderation.${shown.current}.send`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {text(`moderation.${shown.current}.text`, { language: text(`workspace.language.${ownerLanguage}`) })}
        </p>
        <TextArea
          ref={area}
          label={text('moderation.comment')}
          value={words}
          error={error}
          lang={`${ownerLanguage}-CH`}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            if (error) setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">{text('moderation.ready')}</h3>
          <ul className="flex flex-wrap gap-2" lang={`${ownerLanguage}-CH`}>
            {sentences.map((sentence) => (
              <li key={sentence.id}>
                <button
                  type="button"
                  onClick={() => add(sentence.text)}
                  className="min-h-9 rounded-md border border-edge px-3 py-1.5 text-left text-sm transition-colors hover:bg-mist"
                >
                  {sentence.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

function ruleOf(words: string): string | undefined {
  const { length } = words.trim();
  if (length === 0) return 'error.validation.required';
  return length > OWN_OFFER_LIMITS.comment ? `error.validation.max:${OWN_OFFER_LIMITS.comment}` : undefined;
}
