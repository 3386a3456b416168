import { useState } from 'react';
import { ResendConfirmationEmailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Notice that the address of a member still has to be confirmed, with a button that sends the link again. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const { text } = useLocale();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      await execute(ResendConfirmationEmailDocument, { email });
      toasts.show('success', 'mail', { text: 'account.confirm.sent' });
    } catch (error) {
      toasts.show('error', 'mail', failureToast(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section
      aria-label={text('account.confirm.title')}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-lake-tint px-4 py-3 print:hidden"
    >
      <Icon name="mail-exclamation-point" className="size-5 shrink-0 text-lake-hover" />
      <p className="min-w-48 flex-1">{text('account.confirm.notice', { email })}</p>
      <Button size="small" variant="secondary" isLoading={isSending} onClick={() => void send()}>
        {text('account.mail.again')}
      </Button>
    </section>
  );
}
