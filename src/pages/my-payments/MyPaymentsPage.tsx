import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { paymentPath } from '#capabilities/payments/payment.links.ts';
import { OPEN_STATUSES } from '#capabilities/payments/payment.ts';
import { OpenPayment } from '#capabilities/payments/ui/checkout/OpenPayment.tsx';
import { EndedPayment } from '#capabilities/payments/ui/EndedPayment.tsx';
import { PaymentLine } from '#capabilities/payments/ui/PaymentLine.tsx';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import type { PaymentLineFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { BuyCredits } from './BuyCredits.tsx';
import { CreditsPanel } from './CreditsPanel.tsx';
import type { MyPaymentsData } from './my-payments.loader.ts';

/** The member's own payments, receipts and credits. @source docs/reference/workspace.md, "My payments" */
export function MyPaymentsPage({ data }: { data: MyPaymentsData }) {
  const { locale, text } = useLocale();
  const refresh = useRefresh();
  const { shown, payments } = data;
  const open = data.open.filter(({ id }) => id !== shown?.id);
  const isShownOpen = shown !== null && (OPEN_STATUSES as readonly number[]).includes(shown.status);
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">{text('workspace.myPayments')}</h1>
      <NeedsScript />
      {shown !== null &&
        (isShownOpen ? (
          <OpenPayment key={shown.id} payment={shown} onChange={refresh} />
        ) : (
          <EndedPayment payment={shown} />
        ))}
      {open.length > 0 && (
        <TitledPanel title={text('payment.mine.open')}>
          <ul className="-my-4 flex flex-col divide-y divide-line">
            {open.map((payment) => (
              <li key={payment.id}>
                <PaymentLine payment={payment} actions={<OpenLink payment={payment} />} />
              </li>
            ))}
          </ul>
        </TitledPanel>
      )}
      <CreditsPanel credits={data.credits} />
      <BuyCredits prices={data.prices} ways={data.ways} />
      <TitledPanel title={text('payment.mine.all')} intro={payments.totalRecords === 0 && text('payment.mine.none')}>
        {payments.totalRecords > 0 && (
          <>
            <ul className="-my-4 flex flex-col divide-y divide-line">
              {payments.data.map((payment) => (
                <li key={payment.id}>
                  <PaymentLine payment={payment} />
                </li>
              ))}
            </ul>
            <Pagination
              page={payments.pageNumber + 1}
              pageCount={payments.totalPages}
              hrefOf={(page) => `${buildPath('myPayments', locale)}${page === 1 ? '' : `?page=${page}`}`}
            />
          </>
        )}
      </TitledPanel>
    </div>
  );
}

function OpenLink({ payment }: { payment: PaymentLineFragment }) {
  const { locale, text } = useLocale();
  return (
    <LinkButton
      size="small"
      href={paymentPath(payment, locale)}
      aria-label={text('payment.mine.payNumber', { number: payment.id })}
    >
      {text('payment.mine.pay')}
    </LinkButton>
  );
}
