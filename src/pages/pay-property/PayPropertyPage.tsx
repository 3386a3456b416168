import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { OpenPayment } from '#capabilities/payments/ui/checkout/OpenPayment.tsx';
import { EndedPayment } from '#capabilities/payments/ui/EndedPayment.tsx';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { PayChoice } from './PayChoice.tsx';
import type { PayPropertyData } from './pay-property.loader.ts';
import { type PayStage, payStage } from './pay-stage.ts';
import { StageNotice } from './StageNotice.tsx';
import { SubmitAtOnce } from './SubmitAtOnce.tsx';

/** Payment for a home: its subject, the number of days, the way to pay, and the outcome. @source docs/reference/workspace.md, "Paying for a home" */
export function PayPropertyPage({ data }: { data: PayPropertyData }) {
  const { text } = useLocale();
  const viewer = useViewer();
  const { offer } = data;
  const place = [offer.postalCode, offer.city].filter(Boolean).join(' ');
  const stage = payStage(data, viewer?.emailConfirmed ?? false);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{text(offer.mayProlong ? 'payment.page.prolong' : 'payment.page.title')}</h1>
        <p className="text-lg text-muted">
          {[offer.title ?? text(`offer.category.${offer.category}`), place].filter(Boolean).join(' · ')}
        </p>
      </div>
      <NeedsScript />
      <Stage data={data} stage={stage} />
    </div>
  );
}

function Stage({ data, stage }: { data: PayPropertyData; stage: PayStage }) {
  const { locale, text, date } = useLocale();
  const refresh = useRefresh();
  const id = String(data.offer.id);
  const toPreview = (
    <LinkButton href={buildPath('previewProperty', locale, { id })}>{text('payment.toPreview')}</LinkButton>
  );
  switch (stage.kind) {
    case 'open':
      return <OpenPayment key={stage.payment.id} payment={stage.payment} onChange={refresh} />;
    case 'ended':
      return <EndedPayment payment={stage.payment} action={toPreview} />;
    case 'confirm':
      return <ConfirmFirst />;
    case 'submit':
      return <SubmitAtOnce offerId={data.offer.id} />;
    case 'missing':
      return (
        <StageNotice
          title={text('payment.missing.title')}
          action={<LinkButton href={buildPath('editProperty', locale, { id })}>{text('payment.toForm')}</LinkButton>}
        >
          {text('payment.missing.text')}
        </StageNotice>
      );
    case 'settled':
      return (
        <StageNotice title={text(`payment.settled.title.${stage.why}`)} action={toPreview}>
          {text(`payment.settled.text.${stage.why}`, { end: date(data.offer.endDate ?? '', 'long') })}
        </StageNotice>
      );
    case 'choose':
      return (
        <>
          {stage.before && <EndedPayment payment={stage.before} />}
          <PayChoice key={stage.before?.id} data={data} before={stage.before} />
        </>
      );
  }
}
