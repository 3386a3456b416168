import { useState } from 'react';
import {
  CONVERSATION_LIMITS,
  CONVERSATION_REPORT_REASONS,
  type ConversationReportReason,
} from '#capabilities/conversations/conversation.ts';
import { BlockPersonDocument, ReportConversationDocument, UnblockPersonDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { OpenedThread } from '../data/my-messages.loader.ts';
import type { ThreadAction } from './ThreadMenu.tsx';
import type { ThreadAct } from './useThreadAct.ts';

type ThreadDialogsProps = {
  thread: OpenedThread;
  name: string;
  action: ThreadAction;
  onClose: () => void;
  act: ThreadAct['act'];
};

/** Dialogs that state the consequences of blocking and reporting first. */
export function ThreadDialogs({ action, ...props }: ThreadDialogsProps) {
  return action === 'block' ? <BlockDialog {...props} /> : <ReportDialog {...props} />;
}

type DialogProps = Omit<ThreadDialogsProps, 'action'>;

function BlockDialog({ thread: { id }, name, onClose, act }: DialogProps) {
  const { text } = useLocale();
  const block = (): void => {
    onClose();
    const unblock = (): Promise<boolean> =>
      act(() => execute(UnblockPersonDocument, { id }), { text: 'messages.unblocked', values: { name } });
    void act(
      () => execute(BlockPersonDocument, { id }),
      { text: 'messages.blocked', values: { name } },
      { text: 'messages.undo', run: () => void unblock() },
    );
  };
  return (
    <Dialog
      title={text('messages.blockDialog.title', { name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('messages.cancel')}
          </Button>
          <Button variant="danger" onClick={block}>
            {text('messages.blockDialog.send')}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {['both', 'told', 'undo'].map((part) => (
          <li key={part}>{text(`messages.blockDialog.${part}`, { name })}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function ReportDialog({ thread: { id }, onClose, act }: DialogProps) {
  const { text } = useLocale();
  const [reason, setReason] = useState<ConversationReportReason>('fraud');
  const [description, setDescription] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    const isDone = await act(() => execute(ReportConversationDocument, { id, reason, description }), {
      text: 'messages.reported',
    });
    setIsSending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={text('messages.reportDialog.title')}
      isOpen
      onClose={onClose}
      footer={
        <Button isLoading={isSending} onClick={() => void send()}>
          {text('messages.reportDialog.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{text('messages.reportDialog.sees')}</p>
        <RadioGroup
          label={text('messages.reportDialog.reason')}
          choices={CONVERSATION_REPORT_REASONS.map((value) => ({ value, label: text(`messages.reason.${value}`) }))}
          value={reason}
          onValueChange={setReason}
        />
        <TextArea
          label={text('messages.reportDialog.description')}
          value={description}
          maxLength={CONVERSATION_LIMITS.report}
          required={false}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
