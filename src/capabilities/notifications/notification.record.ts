import type { Locale } from '#kernel/locale.ts';
import type { NotificationType } from './notification.ts';

/** An article in one language. */
export interface NotifiedArticle {
  title: string;
  url: string;
}

/** Content of a notification; each type fills its own fields. */
export interface NotificationData extends Partial<Record<Locale, NotifiedArticle>> {
  /** Message: name of the sender; empty once erased. */
  fullName?: string;
  conversationId?: number;
  /** Suggestion and Alert: number of homes. */
  count?: number;
  alertId?: number;
  /** Alert: its name. */
  name?: string;
  /** ManualSuggestion: the home, its place by language. */
  property?: { id: number; offerType: number; category: number; location: Record<Locale, string> };
  /** ManualSuggestion: the suggesting agent. */
  contactInfo?: { advertiserName: string; advertiserAvatar: string | null };
}

/** A notification of the bell. */
export interface NotificationRecord {
  id: number;
  /** Id of its cause, unique for its reader. */
  activityId: string;
  type: NotificationType;
  date: Date;
  seen: boolean;
  /** The beginning of a message; null of other types. */
  messageText: string | null;
  data: NotificationData;
}
