import { threadDays } from '#capabilities/conversations/ui/thread/thread-messages.ts';
import type { Outbox } from '#capabilities/conversations/ui/thread/useOutbox.ts';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { dayText } from '../data/message-times.ts';
import { OutgoingMessage } from './OutgoingMessage.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';
import { useScrollPosition } from './useScrollPosition.ts';
import type { OlderMessages } from './useThreadMessages.ts';

type ThreadMessagesProps = {
  messages: readonly ThreadMessageFragment[];
  outbox: Outbox;
  older: OlderMessages;
  /** Name of the other party. */
  name: string;
  now: string;
};

/** The messages by day; older ones load on scrolling up, without moving the view. */
export function ThreadMessages({ messages, outbox, older, name, now }: ThreadMessagesProps) {
  const tools = useLocale();
  const { text } = tools;
  const arrived = new Set(messages.map(({ key }) => key));
  // A message whose answer was lost may be here already.
  const outgoing = outbox.outgoing.filter(({ key }) => !arrived.has(key));
  const { box, top } = useScrollPosition({ messages, outgoing: outgoing.length, older });
  const latest = messages.findLast(({ isMine }) => !isMine);
  const lastMine = messages.findLast(({ isMine }) => isMine);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the focus of the keyboard
      tabIndex={0}
      aria-label={text('messages.all')}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      <div ref={top} />
      {older.step === 'loading' && (
        <div role="status" aria-label={text('messages.loading')} className="flex flex-col gap-3 pb-4">
          <Skeleton className="h-12 w-2/3 rounded-lg" />
          <Skeleton className="h-12 w-1/2 self-end rounded-lg" />
        </div>
      )}
      {older.hasMore && older.step !== 'loading' && (
        <p className="pb-4 text-center">
          {older.step === 'failed' && <span className="mr-2 text-sm">{text('messages.olderFailed')}</span>}
          <Button variant="quiet" size="small" onClick={older.load}>
            {text('messages.older')}
          </Button>
        </p>
      )}
      <div className="flex flex-col gap-6">
        {threadDays(messages).map(({ day, runs }) => (
          <section key={day} aria-label={dayText(day, now, tools)} className="flex flex-col gap-4">
            <p
              aria-hidden="true"
              className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
            >
              {dayText(day, now, tools)}
            </p>
            {runs.map((run) => (
              <div key={run.messages[0]?.id} className="flex flex-col gap-2">
                <p className={run.isMine ? 'sr-only' : 'text-sm font-medium'}>
                  {run.isMine ? text('messages.you') : name}
                </p>
                {run.messages.map((message) => (
                  <ThreadMessage key={message.id} message={message} isLatestMine={message === lastMine} />
                ))}
              </div>
            ))}
          </section>
        ))}
        {outgoing.map((message) => (
          <OutgoingMessage key={message.key} message={message} outbox={outbox} />
        ))}
      </div>
      {/* New messages are announced, earlier ones are not. */}
      <p role="status" className="sr-only">
        {latest && Date.parse(latest.createdAt) > Date.parse(now) - NEWS_MS
          ? text('messages.heard', { name, words: latest.messageText })
          : ''}
      </p>
    </section>
  );
}

/** Age beyond which a message is not announced, milliseconds. */
const NEWS_MS = 120_000;
