import type { WaitingRowFragment } from '#generated/operations.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The reviewer who has claimed an offer, and until when; empty without a claim. */
export function ClaimBadge({ claim }: { claim: WaitingRowFragment['claim'] }) {
  const { text } = useLocale();
  if (!claim) return null;
  const until = formatDayAndTime(claim.until).split(', ').at(-1) ?? '';
  return (
    <Badge tone={claim.isMine ? 'lake' : 'plain'}>
      {claim.isMine
        ? text('moderation.badge.mine', { until })
        : text('moderation.badge.claimed', { name: claim.name, until })}
    </Badge>
  );
}
