import { OfferType } from '#capabilities/offers/offer.ts';
import { priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import type { WaitingRowFragment } from '#generated/operations.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ClaimBadge } from './case/ClaimBadge.tsx';
import { caseHref } from './data/moderation-views.ts';
import { waitedText } from './data/waited-text.ts';

type QueueRowProps = { waiting: WaitingRowFragment; now: string };

/** A waiting offer: enough to choose it, and whether a reviewer has claimed it. */
export function QueueRow({ waiting, now }: QueueRowProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const { offer, claim, isOnline, isOwn } = waiting;
  const { preview } = offer;
  const [cover] = preview.images;
  const kind = text(offer.offerType === OfferType.Rent ? 'moderation.row.rent' : 'moderation.row.sell', {
    category: text(`offer.category.${offer.category}`),
    city: offer.city ?? '',
  });
  const { agencyName, advertiserName } = preview.contactInfo;
  return (
    <a
      href={caseHref(offer.id, locale)}
      data-case={offer.id}
      className="flex items-center gap-4 p-3 transition-colors hover:bg-mist tablet:p-4"
    >
      <span className="block aspect-4/3 w-20 shrink-0 overflow-hidden rounded-md bg-mist tablet:w-28">
        {cover && <Picture picture={pictureSource(cover, '', offer.category)} sizes="7rem" largestPx={320} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="truncate font-medium">{offer.title || text('moderation.row.noTitle')}</span>
        <span className="truncate text-sm text-muted">
          {kind} · {priceText(preview, tools)}
        </span>
        <span className="truncate text-sm text-muted">
          {agencyName ?? advertiserName}
          {offer.submittedAt && ` · ${waitedText(offer.submittedAt, now, text)}`}
        </span>
        {(isOnline || isOwn || claim) && (
          <span className="flex flex-wrap gap-2">
            {isOnline && <Badge tone="lake">{text('moderation.badge.online')}</Badge>}
            {isOwn && <Badge>{text('moderation.badge.own')}</Badge>}
            <ClaimBadge claim={claim} />
          </span>
        )}
      </span>
    </a>
  );
}
