import { useId, useState } from 'react';
import { moneyReason } from '#capabilities/payments/payment.input.ts';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { subjectText } from '#capabilities/payments/ui/PaymentLine.tsx';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { type PaymentLineFragment, RefundPaymentDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Refunds a payment, after a dialog with the consequences; with the reason that the payer reads. */
export function RefundButton({ payment }: { payment: PaymentLineFragment }) {
  const { text } = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={text('payment.refund.number', { number: payment.id })}
        onClick={() => setIsAsking(true)}
      >
        {text('payment.refund')}
      </Button>
      <RefundDialog payment={payment} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

type RefundDialogProps = { payment: PaymentLineFragment; isOpen: boolean; onClose: () => void };

function RefundDialog({ payment, isOpen, onClose }: RefundDialogProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const { id, way, amount, currency, credits, kind } = payment;
  const formId = useId();
  const refresh = useRefresh();
  const form = useSchemaForm(moneyReason, {
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await execute(RefundPaymentDocument, { id, reason });
      toasts.show('success', 'money', { text: way === 'qrBill' ? 'payment.refund.doneBill' : 'payment.refund.done' });
      onClose();
      await refresh();
    },
  });
  const money =
    way === 'credit' ? text('payment.credits', { count: credits ?? 0 }) : amountText(amount, currency, locale);
  return (
    <Dialog
      title={text('payment.refund.question', { amount: money })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('workspace.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={form.isSending}>
            {text('payment.refund.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <p>{text('payment.refund.what', { subject: subjectText(payment, tools), email: payment.email })}</p>
        <p className="text-muted">{text(kind === 'credits' ? 'payment.refund.pack' : 'payment.refund.home')}</p>
        {way === 'qrBill' && <p className="text-muted">{text('payment.refund.bill')}</p>}
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
