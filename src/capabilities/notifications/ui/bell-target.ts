import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { NotificationType } from '../notification.ts';
import type { BellEntry } from './bell-list.ts';

/** Target of a notification; null for one without. */
export function targetOf({ type, data }: BellEntry, locale: Locale): string | null {
  switch (type) {
    case NotificationType.Message:
      return buildPath('myMessages', locale, { id: String(data.conversationId ?? '') });
    case NotificationType.Suggestion:
    case NotificationType.Alert:
      return buildPath('myAlerts', locale);
    case NotificationType.BlogArticle:
      return data[locale]?.url ?? null;
    case NotificationType.ManualSuggestion:
      return data.property
        ? offerPath({ ...data.property, title: null, city: data.property.location[locale] }, locale)
        : null;
    default:
      return null;
  }
}

/** Whether opening an entry marks it as seen; messages are read in their conversation. */
export const isHandledByOpening = ({ type }: Pick<BellEntry, 'type'>): boolean =>
  type === NotificationType.Alert ||
  type === NotificationType.BlogArticle ||
  type === NotificationType.ManualSuggestion;
