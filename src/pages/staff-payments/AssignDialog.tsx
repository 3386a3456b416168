import { useId } from 'react';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { AssignBankEntryDocument, type StaffBankEntryFragment } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { wholeNumber } from './whole-number.ts';

const assignment = z.object({ paymentId: wholeNumber });

type AssignDialogProps = { entry: StaffBankEntryFragment; isOpen: boolean; onClose: () => void };

/** Asks for the payment that an amount was meant for. */
export function AssignDialog({ entry, isOpen, onClose }: AssignDialogProps) {
  const { locale, text } = useLocale();
  const formId = useId();
  const refresh = useRefresh();
  const form = useSchemaForm(assignment, {
    send: async ({ paymentId }) => {
      await execute(AssignBankEntryDocument, { id: entry.id, paymentId });
      toasts.show('success', 'money', { text: 'payment.bank.assigned' });
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      title={text('payment.bank.assignTitle', { amount: amountText(entry.amount, entry.currency, locale) })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('workspace.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={form.isSending}>
            {text('payment.bank.assign')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <TextField label={text('payment.bank.number')} inputMode="numeric" required {...form.field('paymentId')} />
        <p role="alert" className="font-medium text-brick-hover empty:hidden">
          {form.failure}
        </p>
      </form>
    </Dialog>
  );
}
