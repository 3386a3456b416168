import { offerPath } from '#capabilities/offers/offer.links.ts';
import { NOTIFICATION_KINDS } from '#generated/notification-kinds.ts';
import type { BellEntryFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import type { NotificationKind } from '#kernel/manifest/capability-manifest.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { NotificationType } from '../notification.ts';

/** A notification in the browser; events of the socket leave out empty fields. */
export type BellEntry = Pick<BellEntryFragment, 'activityId' | 'type' | 'date' | 'seen'> &
  Partial<Pick<BellEntryFragment, 'messageText'>> & { data: Partial<BellEntryFragment['data']> };

/** The kinds of all manifests, by the numbers of their types. */
const KINDS: ReadonlyMap<number, NotificationKind> = new Map(
  Object.entries<NotificationKind>(
    NOTIFICATION_KINDS satisfies Record<keyof typeof NotificationType, NotificationKind>,
  ).map(([name, kind]) => [NotificationType[name as keyof typeof NotificationType], kind]),
);

/** The kind of a notification; undefined for a type that this version does not know. */
export const kindOf = ({ type }: Pick<BellEntry, 'type'>): NotificationKind | undefined => KINDS.get(type);

/** Id and values of the text of a notification; null for an unknown type. */
export function labelOf(
  { type, data }: BellEntry,
  locale: Locale,
): { id: string; values: Record<string, string | number> } | null {
  const kind = KINDS.get(type);
  if (!kind) return null;
  const name = data.fullName ?? data.name ?? data.contactInfo?.advertiserName ?? '';
  const values = {
    name,
    count: data.count ?? 0,
    title: data[locale]?.title ?? '',
    place: data.property?.location[locale] ?? '',
  };
  return { id: (name === '' && kind.namelessLabel) || kind.label, values };
}

/** Target of a notification; null for one without. */
export function targetOf({ type, data }: BellEntry, locale: Locale): string | null {
  const kind = KINDS.get(type);
  if (!kind) return null;
  if (data.property) return offerPath({ ...data.property, title: null, city: data.property.location[locale] }, locale);
  // A screen without an id ignores the parameter.
  const id = String(data.conversationId ?? '');
  return data[locale]?.url ?? (kind.screen ? buildPath(kind.screen as 'myMessages', locale, { id }) : null);
}
