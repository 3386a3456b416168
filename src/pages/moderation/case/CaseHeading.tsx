import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';
import { waitedText } from '../data/waited-text.ts';
import { ClaimBadge } from './ClaimBadge.tsx';

/** The title of the offer, its status, and the reviewer who has claimed it. */
export function CaseHeading({ reviewed, now }: { reviewed: ReviewedCase; now: string }) {
  const { text } = useLocale();
  const { offer, isWaiting, isOnline, isOwn, claim } = reviewed;
  const comment = offer.suspensionReason ?? offer.reviewComment;
  return (
    <header className="flex flex-col gap-3">
      {/* The listing itself has the main heading of the page. */}
      <p className="font-display text-2xl font-semibold tablet:text-3xl">
        {offer.title || text('moderation.row.noTitle')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isWaiting ? 'brick' : 'plain'}>
          {text(isWaiting ? 'moderation.status.waiting' : `moderation.status.${offer.status}`)}
        </Badge>
        {isOnline && isWaiting && <Badge tone="lake">{text('moderation.badge.online')}</Badge>}
        {isOwn && <Badge>{text('moderation.badge.own')}</Badge>}
        <ClaimBadge claim={claim} />
        <span className="text-sm text-muted">
          {text('moderation.case.number', { id: String(offer.id) })}
          {isWaiting && offer.submittedAt && ` · ${waitedText(offer.submittedAt, now, text)}`}
        </span>
      </div>
      {comment && !isWaiting && (
        <p className="max-w-prose rounded-md bg-mist px-4 py-3 whitespace-pre-line">{comment}</p>
      )}
    </header>
  );
}
