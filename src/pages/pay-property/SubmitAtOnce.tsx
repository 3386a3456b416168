import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { FailureNotice } from '#capabilities/payments/ui/FailureNotice.tsx';
import { failureOf, type PaymentFailure } from '#capabilities/payments/ui/payment-failure.ts';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { SubmitOfferDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Sends a home for which nothing is due to review as soon as this page opens, and shows its preview. */
export function SubmitAtOnce({ offerId }: { offerId: number }) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const hasBegun = useRef(false);
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      const { status } = (await execute(SubmitOfferDocument, { id: offerId })).verifyOffer;
      const isOnline = status === OfferStatus.Published;
      toasts.show('success', 'payment', { text: isOnline ? 'payment.toast.online' : 'payment.toast.submitted' });
      await router.navigate({ href: buildPath('previewProperty', locale, { id: String(offerId) }), replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const begin = useEffectEvent(() => void submit());
  useEffect(() => {
    // Development mounts twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);
  return (
    <Panel className="flex flex-col gap-4">
      <h2 className="text-xl">{text('payment.free.title')}</h2>
      {failure === null ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner />
          {text('payment.free.text')}
        </p>
      ) : (
        <>
          <FailureNotice failure={failure} offerId={offerId} onAgain={() => void refresh()} />
          <Button className="self-start" onClick={() => void submit()}>
            {text('kit.retry')}
          </Button>
        </>
      )}
    </Panel>
  );
}
