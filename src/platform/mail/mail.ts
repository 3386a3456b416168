import type { Locale } from '#kernel/locale.ts';
import type { MailKind } from './mail-rules.ts';

/** A thing that a mail shows among others. */
export interface MailEntry {
  title: string;
  /** Absolute addresses of what it leads to, and of its picture. */
  href: string;
  pictureHref: string | null;
  /** In one word, why it is there. */
  mark: string;
  /** What is said of it, line by line. */
  facts: readonly string[];
}

/** Things that a mail shows together. */
export interface MailGroup {
  heading: string;
  entries: readonly MailEntry[];
  /** What may be done about them all; absolute addresses. */
  links: readonly { label: string; href: string }[];
}

/** A mail to one person, part by part. Every text is plain: nothing in it is read as HTML. */
export interface Mail {
  /** Decides who may get it, how often, and whose words may stand in it. */
  kind: MailKind;
  /** Says what the mail is about, for example `confirm-email:1234:1`: a second one with this key is never sent. */
  key: string;
  /** The account it is about: its owner may read that it was sent. */
  accountId?: number;
  /** One plain address. */
  to: string;
  /** Who an answer goes to, where that is not the house. */
  replyTo?: { name: string; address: string };
  /** Language of the texts. */
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Lists of things below the paragraphs. */
  groups?: readonly MailGroup[];
  /** The one thing to do; `href` is an absolute address. */
  action?: { label: string; href: string };
  /** Below the action: how long it holds, what to do if it was not you. */
  smallPrint?: string;
  /** Opening or posting to it ends mail of this kind; absent where a mail answers something the reader did. */
  unsubscribeHref?: string;
  /** It goes to many at once: whatever somebody waits for goes first, and it is given up after a day. */
  isBulk?: boolean;
}
