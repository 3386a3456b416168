import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { BRAND } from '#kernel/brand.ts';
import type { Config } from '#platform/config/config.ts';
import { outages } from '#platform/log/outages.ts';
import type { DueMail } from './mail.queries.ts';

/** A way to send mail. */
export interface MailTransport {
  /** Mails sent in parallel. */
  atOnce: number;
  /** Whether the content of a sent mail is retained for viewing. */
  isRetained: boolean;
  /** @throws Error when the mail could not be sent, or the signal aborted */
  deliver(mail: DueMail, ending: AbortSignal): Promise<void>;
  close(): void;
}

/** Longest waits for a mail server, milliseconds; the last holds for each of some six answers. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

/** Longest duration of sending one mail, however slow the server, milliseconds. */
const LONGEST_MS = 120_000;

/** Idle time after which a connection is closed, milliseconds; many servers close theirs after a minute. */
const LONGEST_IDLE_MS = 15_000;
/** Mails of one connection; servers limit them. */
const MOST_OF_CONNECTION = 100;

/** Settings of sending mail. */
export type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailConnections'>;

/** The mail server of the settings, over a pool of connections; without one, mail stays in its table. */
export function mailTransport({ smtpUrl, mailFrom, mailConnections }: MailSettings): MailTransport {
  const stored = { atOnce: mailConnections, isRetained: true, deliver: async () => {}, close: () => {} };
  if (smtpUrl === null) return stored;
  const server = createTransport({
    url: smtpUrl,
    ...WAITS,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: mailConnections,
    maxMessages: MOST_OF_CONNECTION,
    idleTimeout: LONGEST_IDLE_MS,
  });
  return {
    atOnce: mailConnections,
    isRetained: false,
    deliver: async (mail, ending) => {
      const { key, recipient, subject, html, text, unsubscribeHref, replyToName, replyToAddress } = mail;
      const delivered = server.sendMail({
        from: { name: BRAND.name, address: mailFrom },
        to: { name: '', address: recipient },
        ...(replyToAddress && { replyTo: { name: replyToName ?? '', address: replyToAddress } }),
        subject,
        html,
        text,
        messageId: messageId(key, mailFrom),
        signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ending]),
        // Suppresses automatic answers. @source RFC 3834
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeHref && oneClick(unsubscribeHref)) },
      });
      await logAnswer(delivered, ending);
    },
    close: () => server.close(),
  };
}

/** Names for the log. */
const MAIL_SERVER = { kind: 'mail', name: 'The mail server', whileAway: 'Mails wait.' } as const;
/** Code of a server that closes the connection. @source RFC 5321, 3.8 */
const CLOSING = 421;

/** Logs whether the server answered; the refusal of a mail is an answer. */
async function logAnswer(delivered: Promise<unknown>, ending: AbortSignal): Promise<void> {
  try {
    await delivered;
    outages.answered(MAIL_SERVER);
  } catch (error) {
    const { responseCode = CLOSING } = error as { responseCode?: number };
    if (responseCode !== CLOSING) outages.answered(MAIL_SERVER);
    else if (!ending.aborted) outages.failed(MAIL_SERVER, error);
    throw error;
  }
}

/** Lets mail programs offer to unsubscribe without opening a page. @source RFC 8058 */
const oneClick = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The same id for each try of a mail: if a server accepts it twice, mail programs show it once. */
const messageId = (key: string, mailFrom: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`;
