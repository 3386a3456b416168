import { useId } from 'react';
import { MOST_GRANTED, moneyReason } from '#capabilities/payments/payment.input.ts';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { GrantCreditsDocument } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { wholeNumber } from './whole-number.ts';

const grant = moneyReason.extend({
  offerType: z.enum(['1', '0'], { message: 'error.validation.value' }),
  credits: wholeNumber.refine((count) => count <= MOST_GRANTED, { message: 'error.validation.value' }),
});

type GrantDialogProps = { userId: number; name: string; isOpen: boolean; onClose: () => void };

/** Gives a member credits, with the reason that they read. */
export function GrantDialog({ userId, name, isOpen, onClose }: GrantDialogProps) {
  const { text } = useLocale();
  const formId = useId();
  const refresh = useRefresh();
  const form = useSchemaForm(grant, {
    defaultValues: { offerType: '1', credits: '', reason: '' },
    send: async ({ offerType, credits, reason }) => {
      const sent = { userId, credits, reason, offerType: Number(offerType) };
      const { rentCredits: rent, sellCredits: sell } = (await execute(GrantCreditsDocument, sent)).grantCredits;
      toasts.show('success', 'money', { text: 'payment.grant.done', values: { rent, sell } });
      form.reset();
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      title={text('payment.grant.question', { name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('workspace.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={form.isSending}>
            {text('payment.grant.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <p className="text-muted">{text('payment.grant.intro')}</p>
        <Select
          label={text('payment.grant.type')}
          choices={[
            { value: '1', label: text('payment.credits.type.1') },
            { value: '0', label: text('payment.credits.type.0') },
          ]}
          {...form.field('offerType')}
        />
        <TextField
          label={text('payment.grant.credits')}
          hint={text('payment.grant.most', { most: MOST_GRANTED })}
          inputMode="numeric"
          required
          {...form.field('credits')}
        />
        <TextArea
          label={text('payment.refund.reason')}
          hint={text('payment.refund.reasonHint')}
          required
          {...form.field('reason')}
        />
        <p role="alert" className="font-medium text-brick-hover empty:hidden">
          {form.failure}
        </p>
      </form>
    </Dialog>
  );
}
