import { useState } from 'react';
import {
  CONVERSATION_DECISIONS,
  CONVERSATION_LIMITS,
  type ConversationDecision,
} from '#capabilities/conversations/conversation.ts';
import { type ConversationReportEntryFragment, DecideConversationReportDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useReviewActs } from '../data/useReviewActs.ts';
import { waitedText } from '../data/waited-text.ts';
import { ModeratedMessage } from './ModeratedMessage.tsx';

type ConversationReportProps = { report: ConversationReportEntryFragment; now: string };

/** A reported conversation, as a whole, until it is decided. */
export function ConversationReport({ report, now }: ConversationReportProps) {
  const { text } = useLocale();
  const { act, isActing } = useReviewActs();
  const [decision, setDecision] = useState<ConversationDecision>('kept');
  const [note, setNote] = useState('');
  const { id, reason, description, reportedAt, conversation } = report;
  const [title, number] = [`conversation-report-${id}`, `conversation-report-number-${id}`];
  const decide = (): Promise<boolean> =>
    act(() => execute(DecideConversationReportDocument, { id, decision, note }), 'moderation.done.decided');
  return (
    <Panel aria-labelledby={`${title} ${number}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={title} className="text-lg">
          {text(`messages.reason.${reason}`)}
        </h3>
        <span className="text-sm text-muted">
          <span id={number}>{text('moderation.report.number', { id: String(id) })}</span>
          {' · '}
          {waitedText(reportedAt, now, text)}
        </span>
      </div>
      {conversation && <p className="text-sm text-muted">{conversation.objectTitle}</p>}
      {description !== '' && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      <ol className="flex max-h-[32rem] flex-col gap-3 overflow-y-auto rounded-md bg-mist p-3">
        {conversation?.messages.map((message) => (
          <li key={message.id}>
            <ModeratedMessage
              message={message}
              sender={(message.isAnswer ? conversation.to : conversation.from).displayName}
              now={now}
            />
          </li>
        ))}
      </ol>
      <RadioGroup
        label={text('moderation.report.found')}
        choices={CONVERSATION_DECISIONS.map((value) => ({ value, label: text(`moderation.conversations.${value}`) }))}
        value={decision}
        onValueChange={setDecision}
      />
      <TextArea
        label={text('moderation.conversations.note')}
        value={note}
        maxLength={CONVERSATION_LIMITS.report}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        className="min-h-20"
      />
      <Button size="small" isLoading={isActing} onClick={() => void decide()} className="self-start">
        {text('moderation.report.decideSend')}
      </Button>
    </Panel>
  );
}
