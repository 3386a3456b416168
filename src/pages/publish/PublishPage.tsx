import { useRouter } from '@tanstack/react-router';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { STEPS } from '#capabilities/publishing/ui/draft/form-steps.ts';
import { useOfferEditor } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { FieldSkeleton } from '#kit/design/feedback/FieldSkeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ClosedOffer } from './ClosedOffer.tsx';
import { PublicationCostLine } from './PublicationCostLine.tsx';
import { PublishForm } from './PublishForm.tsx';
import type { PublishStart } from './publish.loader.ts';

type PublishPageProps = {
  start: PublishStart;
  /** Opens a sign-in dialog over this page. */
  onSignIn: (dialog: 'login' | 'register') => void;
  /** Whether it is in the workspace, which has its own frame. */
  isFramed?: boolean;
};

/** Statuses in which an offer can be edited. */
const EDITABLE: readonly number[] = [
  OfferStatus.Draft,
  OfferStatus.Rejected,
  OfferStatus.Expired,
  OfferStatus.Published,
];

/** The form that publishes a home. @source docs/reference/screens.md, "Publishing" */
export function PublishPage({ start, onSignIn, isFramed = false }: PublishPageProps) {
  const { text } = useLocale();
  const { offer, isEdit, offerType } = start;
  const title = isEdit
    ? 'publish.title.edit'
    : offerType === OfferType.Rent
      ? 'publish.title.rent'
      : 'publish.title.sell';
  const isClosed = isEdit && offer !== null && !EDITABLE.includes(offer.status);
  return (
    <div className={isFramed ? 'flex flex-col gap-6' : 'page-width flex w-full max-w-240 flex-col gap-6 pt-6 pb-16'}>
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{text(title)}</h1>
        {start.cost && <PublicationCostLine cost={start.cost} />}
      </div>
      <NeedsScript />
      {isClosed && offer ? (
        <ClosedOffer offer={offer} />
      ) : (
        // Another offer gets another editor; the member's own draft stays in it, also after sign-in.
        <Opened key={isEdit ? offer?.id : undefined} start={start} onSignIn={onSignIn} />
      )}
    </div>
  );
}

function Opened({ start, onSignIn }: Pick<PublishPageProps, 'start' | 'onSignIn'>) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const opened = useOfferEditor(start, () => router.history.push(buildPath('home', locale)));
  if (opened === null) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4 noscript:hidden">
        <p role="status" className="sr-only">
          {text('kit.loading')}
        </p>
        <FormSkeleton />
      </div>
    );
  }
  return <PublishForm start={start} opened={opened} onSignIn={onSignIn} />;
}

/** The form while its draft is opened: the steps, and fields in their frames. */
function FormSkeleton() {
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-5 gap-1.5 tablet:gap-3">
        {STEPS.map((step) => (
          <span key={step} className="mb-9 h-1 bg-line" />
        ))}
      </div>
      <Panel className="flex flex-col gap-5">
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
      </Panel>
    </>
  );
}
