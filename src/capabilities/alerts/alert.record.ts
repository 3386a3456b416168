import type { Locale } from '#kernel/locale.ts';
import type { AlertFilter, AlertFrequency } from './alert.ts';

/** The consent that a mailed link asks for: alert mails to an address. */
export interface AlertConsent {
  email: string;
  /** Number of alerts with this address. */
  count: number;
}

/** A stored alert of a member or a visitor. */
export interface AlertRecord {
  id: number;
  /** Null for an alert of a visitor. */
  accountId: number | null;
  visitorId: string | null;
  name: string;
  notification: AlertFrequency;
  filter: AlertFilter;
  /** Language of its mails. */
  locale: Locale;
  /** Address for the mails of a visitor's alert. */
  email: string | null;
  /** When the reader at that address agreed to the mails. */
  emailConfirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** When the owner last opened the alert. Homes that went online later count in its number of new homes. */
  openedAt: Date;
  /** Id of its latest row in `alert_match`; null before the first match. */
  lastMatchId: number | null;
}
