import { type ChangeEvent, useRef } from 'react';
import { ATTACHED_TYPES } from '#capabilities/conversations/ui/thread/attached-file.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type AttachButtonProps = { onFiles: (files: readonly File[]) => void; isFull: boolean };

/** Chooses pictures and PDFs to attach; its name states how many and how large. */
export function AttachButton({ onFiles, isFull }: AttachButtonProps) {
  const { text } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    onFiles(chosen);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ATTACHED_TYPES}
        onChange={onChange}
        tabIndex={-1}
        aria-label={text('messages.attach')}
        className="sr-only"
      />
      <IconButton
        label={`${text('messages.attach')} · ${text('messages.fileLimits')}`}
        icon={<Icon name="paperclip" className="size-5" />}
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
