import type { Locale } from '#kernel/locale.ts';
import type { NotificationType } from './notification.ts';

/** An article in one language. */
export interface NotifiedArticle {
  title: string;
  url: string;
}

/** What a notification says besides when and of what; each type fills its own. */
export interface NotificationData extends Partial<Record<Locale, NotifiedArticle>> {
  /** Message: who wrote; empty once forgotten. */
  fullName?: string;
  conversationId?: number;
  /** Suggestion and Alert: how many homes. */
  count?: number;
  alertId?: number;
  /** Alert: what it is called. */
  name?: string;
  /** ManualSuggestion: the home, its place by language. */
  property?: { id: number; offerType: number; category: number; location: Record<Locale, string> };
  /** ManualSuggestion: who suggests it. */
  contactInfo?: { advertiserName: string; advertiserAvatar: string | null };
}

/** Something the bell tells. */
export interface NotificationRecord {
  id: number;
  /** What it tells of, among all that its reader is told. */
  activityId: string;
  type: NotificationType;
  date: Date;
  seen: boolean;
  /** The beginning of a message; null of other types. */
  messageText: string | null;
  data: NotificationData;
}
