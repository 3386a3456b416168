import type { ModerationConversationsQuery } from '#generated/operations.ts';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { listHref } from '../data/moderation-views.ts';
import { ConversationReport } from './ConversationReport.tsx';
import { ModeratedMessage } from './ModeratedMessage.tsx';

type ConversationCasesProps = {
  held: ModerationConversationsQuery['heldMessages'];
  reported: ModerationConversationsQuery['conversationReports'];
  now: string;
};

/** Messages held for review, and reported conversations. */
export function ConversationCases({ held, reported, now }: ConversationCasesProps) {
  const { locale, text } = useLocale();
  if (held.data.length === 0 && reported.data.length === 0)
    return (
      <EmptyState
        icon={<Icon name="message-square" className="size-6" />}
        title={text('moderation.conversations.empty')}
      >
        {text('moderation.conversations.emptyText')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-8">
      {held.data.length > 0 && (
        <section aria-labelledby="held-messages" className="flex flex-col gap-4">
          <h2 id="held-messages" className="text-xl">
            {text('moderation.conversations.held', { count: held.totalRecords })}
          </h2>
          <ol className="flex flex-col gap-4">
            {held.data.map((message) => (
              <li key={message.id}>
                <ModeratedMessage message={message} sender={null} now={now} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {reported.data.length > 0 && (
        <section aria-labelledby="reported-conversations" className="flex flex-col gap-4">
          <h2 id="reported-conversations" className="text-xl">
            {text('moderation.conversations.reported', { count: reported.totalRecords })}
          </h2>
          <ol className="flex flex-col gap-4">
            {reported.data.map((report) => (
              <li key={report.id}>
                <ConversationReport report={report} now={now} />
              </li>
            ))}
          </ol>
          <Pagination
            page={reported.pageNumber}
            pageCount={reported.totalPages}
            hrefOf={(page) => listHref('conversations', locale, page)}
          />
        </section>
      )}
    </div>
  );
}
