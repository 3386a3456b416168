import { lazy, Suspense, useState } from 'react';
import { ConversationState } from '#capabilities/conversations/conversation.ts';
import { phoneHref, phoneText } from '#capabilities/offers/ui/contact/phone-number.ts';
import { MoveConversationDocument } from '#generated/operations.ts';
import { iconButtonClasses } from '#kit/design/buttons/button-classes.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { messagesHref } from '../data/messages-address.ts';
import type { MyMessagesData, OpenedThread } from '../data/my-messages.loader.ts';
import { type ThreadAction, ThreadMenu } from './ThreadMenu.tsx';
import { useThreadAct } from './useThreadAct.ts';

const ThreadDialogs = lazy(async () => ({ default: (await import('./ThreadDialogs.tsx')).ThreadDialogs }));

type ThreadHeaderProps = { data: MyMessagesData; thread: OpenedThread; name: string; ask: () => Promise<void> };

/** The other party of a conversation, and the actions on it. */
export function ThreadHeader({ data, thread, name, ask }: ThreadHeaderProps) {
  const { locale, text } = useLocale();
  const { act, isActing } = useThreadAct(ask);
  const isAlive = useHydrated();
  const [action, setAction] = useState<ThreadAction | null>(null);
  const { id, conversationStatus, partner } = thread;
  const isMarked = conversationStatus === ConversationState.Marked;
  const isArchived = conversationStatus === ConversationState.Archived;
  const moveTo = (status: number): Promise<unknown> => execute(MoveConversationDocument, { id, status });
  const move = (status: number, done: string): void => {
    const undo = {
      text: 'messages.undo',
      run: () => void act(() => moveTo(conversationStatus), { text: 'messages.undone' }),
    };
    void act(() => moveTo(status), { text: done }, undo);
  };
  const isWaiting = !isAlive || isActing;
  return (
    <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4 max-tablet:pl-1">
      <a
        href={messagesHref(locale, { ...data.address, id: null })}
        aria-label={text('messages.back')}
        className={`${iconButtonClasses({}, false)} tablet:hidden`}
      >
        <Icon name="arrow-left" className="size-5" />
      </a>
      <span className="max-tablet:hidden">
        <Avatar name={name} src={partner.picture ?? undefined} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-semibold">{name}</h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {partner.phone && (
            <a href={phoneHref(partner.phone)} className="underline-offset-4 hover:underline">
              {phoneText(partner.phone)}
            </a>
          )}
          {partner.email && (
            <a href={`mailto:${partner.email}`} className="min-w-0 truncate underline-offset-4 hover:underline">
              {partner.email}
            </a>
          )}
        </p>
      </div>
      <IconButton
        label={text(isMarked ? 'messages.unmark' : 'messages.mark')}
        icon={<Icon name="star" className={isMarked ? 'size-5 fill-current text-lake' : 'size-5'} />}
        aria-pressed={isMarked}
        disabled={isWaiting}
        onClick={() =>
          isMarked
            ? move(ConversationState.Active, 'messages.unmarked')
            : move(ConversationState.Marked, 'messages.marked')
        }
      />
      <IconButton
        label={text(isArchived ? 'messages.unarchive' : 'messages.archive')}
        icon={<Icon name={isArchived ? 'inbox' : 'archive'} className="size-5" />}
        disabled={isWaiting}
        onClick={() =>
          isArchived
            ? move(ConversationState.Active, 'messages.unarchived')
            : move(ConversationState.Archived, 'messages.archivedDone')
        }
      />
      <ThreadMenu isBlocked={thread.isBlocked} canBlock={!thread.isAnsweredByMail} onAction={setAction} name={name} />
      <Suspense>
        {action && (
          <ThreadDialogs thread={thread} name={name} action={action} onClose={() => setAction(null)} act={act} />
        )}
      </Suspense>
    </header>
  );
}
