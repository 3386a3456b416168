import type { ShownPaymentFragment } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** An open payment at a provider: the link there, and that its end is awaited. */
export function CheckoutPanel({ payment }: { payment: ShownPaymentFragment }) {
  const { text } = useLocale();
  const { way, checkoutUrl, deadline } = payment;
  return (
    <>
      <p className="flex max-w-prose items-center gap-3">
        <span className="text-lake">
          <Spinner />
        </span>
        {text(checkoutUrl === null ? 'payment.checkout.opening' : 'payment.checkout.waiting')}
      </p>
      {checkoutUrl !== null && (
        <LinkButton
          href={checkoutUrl}
          data-reload
          className="self-start"
          icon={<Icon name="arrow-up-right" className="size-4" />}
        >
          {text(`payment.checkout.go.${way}`)}
        </LinkButton>
      )}
      {deadline !== null && (
        <p className="text-sm text-muted">{text('payment.checkout.until', { when: formatDayAndTime(deadline) })}</p>
      )}
    </>
  );
}
