import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { ReportEntryFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { caseHref } from '../data/moderation-views.ts';

type ReportedHomeProps = { listing: NonNullable<ReportEntryFragment['listing']> };

/** The listing of a report, and its public state. */
export function ReportedHome({ listing }: ReportedHomeProps) {
  const { locale, text, money } = useLocale();
  const { id, offerId, status, title, city, price, agencyName, otherReports } = listing;
  const offer = listing.offerType === OfferType.Rent ? 'rent' : 'buy';
  const isOnline = status === OfferStatus.Active;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={buildPath('listing', locale, { offer, listing: `x,${id}` })}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-lake underline underline-offset-4"
        >
          {title}
        </a>
        <Badge tone={isOnline ? 'lake' : 'plain'}>
          {text(isOnline ? 'moderation.home.online' : `moderation.home.${status}`)}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {[
          city,
          price === null ? null : money(price, 'CHF'),
          agencyName,
          otherReports > 0 && text('moderation.home.others', { count: otherReports }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {offerId !== null && (
          <>
            {' · '}
            <a href={caseHref(offerId, locale)} className="text-lake underline underline-offset-4">
              {text('moderation.home.case')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
