import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ThreadText } from '#capabilities/conversations/ui/thread/thread-text.ts';
import { useOutbox } from '#capabilities/conversations/ui/thread/useOutbox.ts';
import { ReadConversationDocument, type ThreadMessageFragment } from '#generated/operations.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { MyMessagesData, OpenedThread } from '../data/my-messages.loader.ts';
import { partnerName } from '../data/partner-name.ts';
import { THREAD_CLASSES } from '../data/thread-classes.ts';
import { useTyping } from '../data/typing.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadHomeLine } from './ThreadHome.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';
import { UnsentText } from './UnsentText.tsx';
import { useThreadMessages } from './useThreadMessages.ts';

const Composer = lazy(async () => ({ default: (await import('../composer/Composer.tsx')).Composer }));

type ThreadPaneProps = { data: MyMessagesData; thread: OpenedThread; ask: () => Promise<void> };

/** A conversation: the other party, the messages, and the field for the next one. */
export function ThreadPane({ data, thread, ask }: ThreadPaneProps) {
  const tools = useLocale();
  const { text } = tools;
  const isAlive = useHydrated();
  const accountId = useViewer()?.id ?? 0;
  const { messages, take, older } = useThreadMessages(thread);
  useMarkAsRead(thread, ask);
  const isTyping = useTyping(thread.id);
  const { objectId, objectType } = thread;
  const [place] = useState({ conversationId: thread.id, accountId });
  const [written] = useState(() => new ThreadText(place));
  useEffect(() => written.open(), [written]);
  const onSent = useCallback(
    (message: ThreadMessageFragment): void => {
      take([message]);
      void ask();
    },
    [take, ask],
  );
  const onRemovedElsewhere = useCallback((): void => void ask(), [ask]);
  const outbox = useOutbox({ ...place, objectId, objectType, onSent, onRemovedElsewhere });
  const name = partnerName(thread, tools);
  return (
    <section aria-label={text('messages.thread', { name })} className={THREAD_CLASSES}>
      <ThreadHeader data={data} thread={thread} name={name} ask={ask} />
      <ThreadHomeLine thread={thread} />
      <ThreadMessages messages={messages} outbox={outbox} older={older} name={name} now={data.now} />
      <p role="status" className="px-4 pb-2 text-sm text-muted empty:hidden">
        {isTyping && text('messages.typing', { name })}
      </p>
      {thread.isAnsweredByMail && !thread.isMine && (
        <p className="border-t border-line bg-mist px-4 py-2.5 text-sm">{text('messages.byMail', { name })}</p>
      )}
      {thread.isClosed ? (
        <>
          <ClosedNotice thread={thread} name={name} ask={ask} />
          <UnsentText written={written} />
        </>
      ) : (
        <Suspense fallback={<Skeleton className="m-3 h-12 rounded-md" />}>
          {isAlive ? (
            <Composer place={place} written={written} name={name} onSend={outbox.send} />
          ) : (
            <Skeleton className="m-3 h-12 rounded-md" />
          )}
        </Suspense>
      )}
    </section>
  );
}

/** Marks the messages of the open thread as read, once they are seen: not in a hidden tab. */
function useMarkAsRead({ id, unreadCount }: OpenedThread, ask: () => Promise<void>): void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (unreadCount === 0) return;
    const read = (): void => {
      if (document.visibilityState !== 'visible' || isUnderWay.current) return;
      isUnderWay.current = true;
      execute(ReadConversationDocument, { id })
        .then(ask)
        .catch(reportFailure)
        .finally(() => {
          isUnderWay.current = false;
        });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unreadCount, ask]);
}
