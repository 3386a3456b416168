import type { Locale } from '#kernel/locale.ts';
import type { AlertFilter, AlertFrequency } from './alert.ts';

/** What a link in a mail asks: whether homes may be mailed to an address. */
export interface AlertConsent {
  email: string;
  /** Alerts it is for. */
  count: number;
}

/** An alert as it is kept, of a member or of a visitor. */
export interface AlertRecord {
  id: number;
  /** Null for a visitor's. */
  accountId: number | null;
  visitorId: string | null;
  name: string;
  notification: AlertFrequency;
  filter: AlertFilter;
  /** In which language its mails are written. */
  locale: Locale;
  /** Where a visitor wants to hear of homes. */
  email: string | null;
  /** When that address said yes. */
  emailConfirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Homes that came since are new to whoever keeps it. */
  openedAt: Date;
  /** The last home that was found for it, by its row. */
  lastMatchId: number | null;
}
