import type { Locale } from '#kernel/locale.ts';
import type { MailKind } from './mail-kind.ts';

/** One of several things in a mail. */
export interface MailEntry {
  title: string;
  /** Absolute addresses of its link, and of its picture. */
  href: string;
  pictureHref: string | null;
  /** Reason for its presence, in one word. */
  mark: string;
  /** Facts about it, line by line. */
  facts: readonly string[];
}

/** Things that a mail shows as a group. */
export interface MailGroup {
  heading: string;
  entries: readonly MailEntry[];
  /** Actions on all of them; absolute addresses. */
  links: readonly { label: string; href: string }[];
}

/** The parts of a mail to one person. Every text is plain: none is parsed as HTML. */
export interface Mail {
  /** Decides about its recipients, its frequency, and texts of others in it. */
  kind: MailKind;
  /** Key of the occasion, for example `confirm-email:1234:1`: a second mail with this key is never sent. */
  key: string;
  /** The account that it concerns: its owner may read that it was sent. */
  accountId?: number;
  /** One plain address. */
  to: string;
  /** Recipient of an answer, where that is not the operator. */
  replyTo?: { name: string; address: string };
  /** Language of the texts. */
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Lists of things below the paragraphs. */
  groups?: readonly MailGroup[];
  /** The main action; `href` is an absolute address. */
  action?: { label: string; href: string };
  /** Below the action: its validity, and advice if the reader did not request it. */
  smallPrint?: string;
  /** Opening or posting to it ends mail of this kind; absent where a mail answers an act of the reader. */
  unsubscribeHref?: string;
  /** Whether it goes to many at once: other mails are sent first, and it is given up after a day. */
  isBulk?: boolean;
}
