import { MessageStatus } from '#capabilities/conversations/conversation.ts';
import { FraudWarning } from '#capabilities/conversations/ui/FraudWarning.tsx';
import { MessageFiles } from '#capabilities/conversations/ui/MessageFiles.tsx';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { timeText } from '../data/message-times.ts';

type ThreadMessageProps = { message: ThreadMessageFragment; isLatestMine: boolean };

/** A message: its text and files, its time, and its delivery status. */
export function ThreadMessage({ message, isLatestMine }: ThreadMessageProps) {
  const { text } = useLocale();
  const { isMine, status, messageText, attachments, signs, isBeingChecked, createdAt } = message;
  const isRemoved = status === MessageStatus.RemovedByModerator;
  const isStateShown = isMine && !isBeingChecked && (isLatestMine || status === MessageStatus.MailFailed);
  return (
    <article
      className={classes('flex max-w-[88%] flex-col gap-1', isMine ? 'items-end self-end' : 'items-start self-start')}
    >
      {isRemoved && (
        <p className={classes(MESSAGE_TEXT_CLASSES, 'border-line text-muted italic')}>{text('messages.removed')}</p>
      )}
      {messageText !== '' && !isRemoved && (
        <p
          className={classes(MESSAGE_TEXT_CLASSES, isMine ? 'border-transparent bg-lake-tint' : 'border-line bg-paper')}
        >
          {messageText}
        </p>
      )}
      <MessageFiles files={attachments} />
      {!isMine && <FraudWarning signs={signs} />}
      {isMine && isBeingChecked && (
        <p role="note" className="rounded-md bg-mist px-3 py-2 text-sm">
          {text('messages.beingChecked')}
        </p>
      )}
      <p className="flex items-center gap-1.5 text-xs text-muted">
        <time dateTime={createdAt} className="tabular-nums">
          {timeText(createdAt)}
        </time>
        {isStateShown && <MessageProgress status={status} />}
      </p>
    </article>
  );
}

/** Classes of a message's text. */
export const MESSAGE_TEXT_CLASSES = 'max-w-full rounded-lg border px-4 py-2.5 whitespace-pre-line';

/** The delivery status of an own message. */
function MessageProgress({ status }: { status: number }) {
  const { text } = useLocale();
  const isFailed = status === MessageStatus.MailFailed;
  const icon = isFailed ? 'circle-exclamation-point' : status >= MessageStatus.Read ? 'check-check' : 'check';
  return (
    <span className={classes('inline-flex items-center gap-1', isFailed && 'font-medium text-brick-hover')}>
      <Icon name={icon} className="size-3.5" />
      {text(`messages.status.${status}`)}
    </span>
  );
}
