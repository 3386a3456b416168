import { MOST_GRANTED, moneyReason } from '#capabilities/payments/payment.input.ts';
import { GrantCreditsDocument } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { wholeNumber } from './whole-number.ts';

const grant = moneyReason.extend({
  userId: wholeNumber,
  offerType: z.enum(['1', '0'], { message: 'error.validation.value' }),
  credits: wholeNumber.refine((count) => count <= MOST_GRANTED, { message: 'error.validation.value' }),
});

/** Gives a member credits, with the reason that they read. */
export function GrantCredits() {
  const { text } = useLocale();
  const form = useSchemaForm(grant, {
    defaultValues: { userId: '', offerType: '1', credits: '', reason: '' },
    send: async ({ userId, offerType, credits, reason }) => {
      const { grantCredits } = await execute(GrantCreditsDocument, {
        userId,
        credits,
        reason,
        offerType: Number(offerType),
      });
      const { rentCredits: rent, sellCredits: sell } = grantCredits;
      toasts.show('success', 'money', { text: 'payment.grant.done', values: { rent, sell } });
      form.reset();
    },
  });
  return (
    <TitledPanel title={text('payment.grant.title')} intro={text('payment.grant.intro')}>
      <Form form={form} submitText={text('payment.grant.submit')}>
        <div className="grid gap-5 tablet:grid-cols-3">
          <TextField label={text('payment.grant.user')} inputMode="numeric" required {...form.field('userId')} />
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
        </div>
        <TextArea
          label={text('payment.refund.reason')}
          hint={text('payment.refund.reasonHint')}
          required
          {...form.field('reason')}
        />
      </Form>
    </TitledPanel>
  );
}
