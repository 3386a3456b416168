import type { TrustMarksFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** A trust mark: its label and its reason. */
export interface TrustMark {
  id: 'feed' | 'email' | 'member' | 'reviewed' | 'pictures';
  title: string;
  reason: string;
}

/**
 * The trust marks of a listing, each with its reason; unknown ones are left out.
 *
 * @source docs/reference/listings.md, "Trust marks"
 */
export function trustMarks({ trust, contactInfo }: TrustMarksFragment, { text, date }: LocaleTools): TrustMark[] {
  const { isEmailConfirmed, memberSince, reviewedAt, hasOwnPictures, feedSince } = trust;
  const mark = (id: TrustMark['id'], values: Record<string, string> = {}): TrustMark => ({
    id,
    title: text(`listing.trust.${id}`, values),
    reason: text(`listing.trust.${id}Why`, values),
  });
  const agency = contactInfo.agencyName;
  return [
    ...(feedSince && agency ? [mark('feed', { agency, date: date(feedSince) })] : []),
    ...(reviewedAt ? [mark('reviewed', { date: date(reviewedAt) })] : []),
    ...(isEmailConfirmed ? [mark('email')] : []),
    ...(memberSince ? [mark('member', { date: date(memberSince) })] : []),
    ...(hasOwnPictures ? [mark('pictures')] : []),
  ];
}
