import { useState } from 'react';
import { CONVERSATION_LIMITS } from '#capabilities/conversations/conversation.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ReasonDialogProps = {
  isOpen: boolean;
  isActing: boolean;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
};

/** Asks for the reason of a removed message; the log stores it. */
export function ReasonDialog({ isOpen, isActing, onClose, onSend }: ReasonDialogProps) {
  const { text } = useLocale();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (): void => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') void onSend(reason.trim());
  };
  return (
    <Dialog
      title={text('moderation.conversations.remove')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="danger" isLoading={isActing} onClick={send}>
          {text('moderation.conversations.removeSend')}
        </Button>
      }
    >
      <TextArea
        label={text('moderation.report.reason')}
        value={reason}
        maxLength={CONVERSATION_LIMITS.report}
        error={isMissing ? text('error.validation.required') : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        required
      />
    </Dialog>
  );
}
