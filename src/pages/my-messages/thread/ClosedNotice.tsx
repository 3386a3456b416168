import { UnblockPersonDocument } from '#generated/operations.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { OpenedThread } from '../data/my-messages.loader.ts';
import { useThreadAct } from './useThreadAct.ts';

type ClosedNoticeProps = { thread: OpenedThread; name: string; ask: () => Promise<void> };

/** The reason why a conversation is closed, and the actions for it. */
export function ClosedNotice({ thread: { id, isBlocked, partner }, name, ask }: ClosedNoticeProps) {
  const { text } = useLocale();
  const { act, isActing } = useThreadAct(ask);
  const reason = reasonOf({ isBlocked, status: partner.status });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-mist px-4 py-3 text-sm">
      <p role="status" className="min-w-0">
        {reason === null
          ? `${text('error.conversation.closed')} ${text('messages.closed.readable')}`
          : text(`messages.closed.${reason}`, { name })}
      </p>
      {isBlocked && (
        <Button
          variant="secondary"
          size="small"
          isLoading={isActing}
          onClick={() =>
            void act(() => execute(UnblockPersonDocument, { id }), { text: 'messages.unblocked', values: { name } })
          }
        >
          {text('messages.unblock')}
        </Button>
      )}
    </div>
  );
}

/** Null where the reason is not shown. */
function reasonOf({ isBlocked, status }: { isBlocked: boolean; status: number | null }): string | null {
  if (isBlocked) return 'blocked';
  if (status === AccountStatus.Inactive) return 'suspended';
  return status === AccountStatus.Removed ? 'left' : null;
}
