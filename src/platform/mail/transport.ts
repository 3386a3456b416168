import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { BRAND } from '#kernel/brand.ts';
import type { Config } from '#platform/config/config.ts';
import { outages } from '#platform/log/outages.ts';
import type { DueMail } from './mail.queries.ts';

/** A way out for mail. */
export interface MailTransport {
  /** Mails that are handed over side by side. */
  atOnce: number;
  /** Whether what a mail said is kept, to be looked at. */
  isKept: boolean;
  /** @throws Error when the mail could not be handed over, or was given up since the signal said so */
  deliver(mail: DueMail, ending: AbortSignal): Promise<void>;
  close(): void;
}

/** Longest waits for a mail server, milliseconds; the last counts for each of some six answers. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

/** Longest that handing a mail over may take, however slowly a server talks, milliseconds. */
const LONGEST_MS = 120_000;

/** A kept connection without a mail is closed after so long, milliseconds; many servers close theirs after a minute. */
const LONGEST_IDLE_MS = 15_000;
/** Mails of one connection; servers bound them. */
const MOST_OF_CONNECTION = 100;

/** What sending mail needs of the settings. */
export type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailConnections'>;

/** The mail server of the settings, over connections that are kept; without one, mail stays in its table. */
export function mailTransport({ smtpUrl, mailFrom, mailConnections }: MailSettings): MailTransport {
  const kept = { atOnce: mailConnections, isKept: true, deliver: async () => {}, close: () => {} };
  if (smtpUrl === null) return kept;
  const server = createTransport({
    ...{ url: smtpUrl, ...WAITS, disableFileAccess: true, disableUrlAccess: true },
    ...{ pool: true, maxConnections: mailConnections, maxMessages: MOST_OF_CONNECTION, idleTimeout: LONGEST_IDLE_MS },
  });
  return {
    atOnce: mailConnections,
    isKept: false,
    deliver: async (mail, ending) => {
      const { key, recipient, subject, html, text, unsubscribeHref, replyToName, replyToAddress } = mail;
      const handedOver = server.sendMail({
        from: { name: BRAND.name, address: mailFrom },
        to: { name: '', address: recipient },
        ...(replyToAddress && { replyTo: { name: replyToName ?? '', address: replyToAddress } }),
        subject,
        html,
        text,
        messageId: messageId(key, mailFrom),
        signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ending]),
        // Nobody's absence note shall answer. @source RFC 3834
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeHref && oneClick(unsubscribeHref)) },
      });
      await toldOf(handedOver, ending);
    },
    close: () => server.close(),
  };
}

/** As the log names it. */
const MAIL_SERVER = { kind: 'mail', name: 'The mail server', whileAway: 'Mails wait.' } as const;
/** By which a server says that it closes. @source RFC 5321, 3.8 */
const CLOSING = 421;

/** Tells the log whether the server answered; an answer that refuses a mail is one. */
async function toldOf(handedOver: Promise<unknown>, ending: AbortSignal): Promise<void> {
  try {
    await handedOver;
    outages.answered(MAIL_SERVER);
  } catch (error) {
    const { responseCode = CLOSING } = error as { responseCode?: number };
    if (responseCode !== CLOSING) outages.answered(MAIL_SERVER);
    else if (!ending.aborted) outages.failed(MAIL_SERVER, error);
    throw error;
  }
}

/** Lets mail programs offer to unsubscribe without opening anything. @source RFC 8058 */
const oneClick = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The same for each try of a mail: should a server take it twice, mail programs show it once. */
const messageId = (key: string, mailFrom: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`;
