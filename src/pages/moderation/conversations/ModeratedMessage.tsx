import { useState } from 'react';
import { MessageStatus } from '#capabilities/conversations/conversation.ts';
import { MessageFiles } from '#capabilities/conversations/ui/MessageFiles.tsx';
import { type ModeratedMessageFragment, ReleaseMessageDocument, RemoveMessageDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ReasonDialog } from '../case/ReasonDialog.tsx';
import { useReviewActs } from '../data/useReviewActs.ts';
import { waitedText } from '../data/waited-text.ts';

type ModeratedMessageProps = {
  message: ModeratedMessageFragment;
  /** Name of the sender, if it is known. */
  sender: string | null;
  now: string;
};

/** A message for moderators: its signals, and the buttons that release or remove it. */
export function ModeratedMessage({ message, sender, now }: ModeratedMessageProps) {
  const { text } = useLocale();
  const { act, isActing } = useReviewActs();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, isHeld, isAnswer, status, messageText, signs, attachments, createdAt } = message;
  const isRemoved = status === MessageStatus.RemovedByModerator;
  const remove = async (reason: string): Promise<void> => {
    const isDone = await act(() => execute(RemoveMessageDocument, { id, reason }), 'moderation.done.messageRemoved');
    if (isDone) setIsRemoving(false);
  };
  return (
    <article className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-medium text-ink">
          {sender || text(isAnswer ? 'moderation.conversations.advertiser' : 'moderation.conversations.asker')}
        </span>
        {isHeld ? waitedText(createdAt, now, text) : formatDayAndTime(createdAt)}
        {signs.map((sign) => (
          <Badge key={sign}>{text(`moderation.sign.${sign}`)}</Badge>
        ))}
      </p>
      <p className="max-w-prose whitespace-pre-line">{isRemoved ? text('messages.removed') : messageText}</p>
      <MessageFiles files={attachments} />
      {!isRemoved && (
        <div className="flex flex-wrap gap-2">
          {isHeld && (
            <Button
              size="small"
              isLoading={isActing}
              onClick={() => void act(() => execute(ReleaseMessageDocument, { id }), 'moderation.done.messageReleased')}
            >
              {text('moderation.conversations.release')}
            </Button>
          )}
          <Button size="small" variant="secondary" disabled={isActing} onClick={() => setIsRemoving(true)}>
            {text('moderation.conversations.remove')}
          </Button>
        </div>
      )}
      <ReasonDialog isOpen={isRemoving} isActing={isActing} onClose={() => setIsRemoving(false)} onSend={remove} />
    </article>
  );
}
