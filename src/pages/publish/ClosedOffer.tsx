import type { EditedOfferFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Statuses with a reason of their own; any other gets the general one. */
const EXPLAINED_STATUSES: readonly number[] = [10, 15, 31, 32, 33, 34, 52, 53];

/** The reason why an offer cannot be edited, and the way on. */
export function ClosedOffer({ offer }: { offer: Pick<EditedOfferFragment, 'offerType' | 'status' | 'title'> }) {
  const { locale, text } = useLocale();
  const status = EXPLAINED_STATUSES.includes(offer.status) ? offer.status : 'other';
  return (
    <Panel className="flex flex-col gap-4">
      <h2 className="text-xl">{offer.title ?? text('publish.untitled')}</h2>
      <p>{text(`publish.closed.${status}`)}</p>
      <LinkButton
        href={`${buildPath('myProperties', locale)}?offerType=${offer.offerType}`}
        variant="secondary"
        className="self-start"
      >
        {text('workspace.myProperties')}
      </LinkButton>
    </Panel>
  );
}
