import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { classes } from '#kit/design/classes.ts';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MyMessagesData } from './data/my-messages.loader.ts';
import { ConversationList } from './list/ConversationList.tsx';
import { ThreadHome } from './thread/ThreadHome.tsx';
import { ThreadPane } from './thread/ThreadPane.tsx';
import { ThreadSkeleton } from './thread/ThreadSkeleton.tsx';
import { useFreshMessages } from './thread/useFreshMessages.ts';
import { useLoadingThread } from './thread/useLoadingThread.ts';

/**
 * A member's conversations: on a wide screen the list beside the thread beside the home, on a phone one of them at a time.
 *
 * @source docs/reference/workspace.md, "Messages"
 */
export function MyMessagesPage({ data: loaded }: { data: MyMessagesData }) {
  const { text } = useLocale();
  const { data, ask, isAway } = useFreshMessages(loaded);
  const { thread } = data;
  const isComing = useLoadingThread(thread?.id ?? null);
  const hasThread = thread !== null || isComing;
  return (
    <div data-full-width className="flex flex-col gap-4">
      <h1 className={classes('text-3xl', hasThread && 'max-tablet:sr-only')}>{text('workspace.myMessages')}</h1>
      <NeedsScript />
      <p role="status" className="rounded-md bg-brick-tint px-4 py-2.5 text-sm font-medium empty:hidden">
        {isAway && text('messages.away')}
      </p>
      <div className={classes(PANES_CLASSES, thread && WITH_HOME_CLASSES)}>
        <div className={classes(LIST_CLASSES, hasThread && 'max-tablet:hidden')}>
          <ConversationList data={data} />
        </div>
        {isComing && <ThreadSkeleton />}
        {!isComing && thread && (
          <>
            {/* Asker and advertiser see the page from two sides: a draft of one is not shown to the other. */}
            <ThreadPane key={`${thread.id} ${thread.isMine}`} data={data} thread={thread} ask={ask} />
            <aside aria-label={text('messages.home.title')} className="hidden desktop-large:block">
              <ThreadHome thread={thread} now={data.now} />
            </aside>
          </>
        )}
        {!hasThread && (
          <div className="hidden tablet:block">
            <EmptyState icon={<Icon name="message-square" className="size-6" />} title={text('messages.choose.title')}>
              {text('messages.choose.text')}
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}

const PANES_CLASSES = 'grid gap-6 tablet:grid-cols-[minmax(14rem,19rem)_minmax(0,1fr)]';
const WITH_HOME_CLASSES = 'desktop-large:grid-cols-[17rem_minmax(0,1fr)_15rem]';
/** Beside a thread the list scrolls by itself. */
const LIST_CLASSES = 'min-w-0 tablet:h-[max(30rem,calc(100dvh-10rem))] tablet:overflow-y-auto tablet:-mx-1 tablet:px-1';
