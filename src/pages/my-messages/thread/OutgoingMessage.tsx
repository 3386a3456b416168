import type { ShownOutgoing } from '#capabilities/conversations/ui/thread/outbox.ts';
import type { Outbox } from '#capabilities/conversations/ui/thread/useOutbox.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MESSAGE_TEXT_CLASSES } from './ThreadMessage.tsx';

type OutgoingMessageProps = { message: ShownOutgoing; outbox: Outbox };

/** A message that is being sent. After a failure it can be sent again, without becoming a second message, or be discarded. */
export function OutgoingMessage({ message: { key, text: words, files, failure }, outbox }: OutgoingMessageProps) {
  const { text } = useLocale();
  return (
    <article className="flex max-w-[88%] flex-col items-end gap-1 self-end">
      <p className={classes(MESSAGE_TEXT_CLASSES, 'border-dashed border-edge', !failure && 'opacity-70')}>{words}</p>
      {files.length > 0 && <p className="text-xs text-muted">{files.map(({ name }) => name).join(', ')}</p>}
      <p role="status" className="flex items-center gap-1.5 text-xs text-muted">
        <Icon name={failure ? 'circle-exclamation-point' : 'clock'} className="size-3.5" />
        {failure ? text('messages.notSent') : text('messages.sending')}
      </p>
      {failure && (
        <>
          <p className="text-sm font-medium text-brick-hover">{text(failure.text, failure.values)}</p>
          <div className="flex gap-2">
            <Button variant="secondary" size="small" onClick={() => outbox.retry(key)}>
              {text('messages.sendAgain')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => outbox.discard(key)}>
              {text('messages.discard')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
