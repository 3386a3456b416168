import { useId, useSyncExternalStore } from 'react';
import type { ThreadText } from '#capabilities/conversations/ui/thread/thread-text.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The draft of a conversation that was closed: it can be read and copied, and is in the field again if it opens. */
export function UnsentText({ written }: { written: ThreadText }) {
  const { text } = useLocale();
  const id = useId();
  const words = useSyncExternalStore(written.subscribe, written.words, () => '');
  if (words === '') return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line p-3">
      <label htmlFor={id} className="text-sm font-medium">
        {text('messages.unsent')}
      </label>
      <textarea
        id={id}
        readOnly
        rows={2}
        value={words}
        aria-describedby={`${id}-hint`}
        className="control field-sizing-content max-h-40 min-h-11 resize-none py-2.5"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="min-w-0 text-xs text-muted">
          {text('messages.unsent.text')}
        </p>
        <Button variant="quiet" size="small" onClick={() => written.write('')}>
          {text('messages.discard')}
        </Button>
      </div>
    </div>
  );
}
