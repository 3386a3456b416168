import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CONVERSATION_LIMITS } from '#capabilities/conversations/conversation.ts';
import type { ThreadDraftOwner, WaitingFile } from '#capabilities/conversations/ui/thread/thread-drafts.ts';
import type { ThreadText } from '#capabilities/conversations/ui/thread/thread-text.ts';
import { useAttachedFiles } from '#capabilities/conversations/ui/thread/useAttachedFiles.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { sendTyping } from '../data/typing.ts';
import { AttachButton } from './AttachButton.tsx';
import { AttachedFileList } from './AttachedFileList.tsx';
import { sendsByEnter } from './sends-by-enter.ts';

type ComposerProps = {
  place: ThreadDraftOwner;
  /** The text of the field. */
  written: ThreadText;
  /** Name of the other party. */
  name: string;
  onSend: (text: string, files: readonly WaitingFile[]) => void;
};

/** The field for the next message: its text outlives the page. */
export function Composer({ place, written, name, onSend }: ComposerProps) {
  const { text } = useLocale();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = useSyncExternalStore(written.subscribe, written.words, () => '');
  const [isOver, setIsOver] = useState(false);
  const [hasKeyboard] = useState(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
  const attached = useAttachedFiles(place);
  const write = (next: string): void => {
    written.write(next);
    if (next !== '') sendTyping(place.conversationId);
  };
  const isTooLong = words.length > CONVERSATION_LIMITS.message;
  const mayNotSend = words.trim() === '' || isTooLong || attached.isSending;
  const send = (): void => {
    if (mayNotSend) return;
    onSend(words.trim(), attached.ready);
    write('');
    attached.clear();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!sendsByEnter(event.nativeEvent, hasKeyboard)) return;
    event.preventDefault();
    send();
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined): void => {
    setIsOver(false);
    if (!files || files.length === 0) return;
    event.preventDefault();
    attached.add([...files]);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      className={classes('flex flex-col gap-2 border-t border-line p-3', isOver && 'bg-lake-tint')}
    >
      <AttachedFileList attached={attached} />
      <div className="flex items-end gap-2">
        <AttachButton onFiles={attached.add} isFull={attached.files.length >= CONVERSATION_LIMITS.attachments} />
        <textarea
          ref={field}
          value={words}
          rows={1}
          aria-label={text('messages.write', { name })}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          placeholder={text('messages.writePlaceholder')}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => takeFiles(event, event.clipboardData.files)}
          className="control field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2.5"
        />
        <IconButton
          type="submit"
          variant="primary"
          label={text('messages.send')}
          icon={<Icon name="send" className="size-5" />}
          disabled={mayNotSend}
        />
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="text-xs text-muted">
        {isTooLong
          ? text('error.validation.max', { length: CONVERSATION_LIMITS.message })
          : text(hasKeyboard ? 'messages.keysDesk' : 'messages.fileLimits')}
      </p>
    </form>
  );
}
