import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { BRAND } from '#kernel/brand.ts';
import type { Config } from '#platform/config/config.ts';
import type { DueMail } from './mail.queries.ts';

/** A way out for mail. */
export interface MailTransport {
  /** Whether what a mail said is kept, to be looked at. */
  isKept: boolean;
  /** @throws Error when the mail could not be handed over */
  deliver(mail: DueMail): Promise<void>;
  close(): void;
}

/** Longest waits for a mail server, milliseconds; the last counts for each of some six answers. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

/** Longest that handing a mail over may take, however slowly a server talks, milliseconds. */
const LONGEST_MS = 120_000;

/** The mail server of the settings; without one, mail stays in its table. */
export function mailTransport({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailTransport {
  if (smtpUrl === null) return { isKept: true, deliver: async () => {}, close: () => {} };
  const server = createTransport({ url: smtpUrl, ...WAITS, disableFileAccess: true, disableUrlAccess: true });
  return {
    isKept: false,
    deliver: async ({ key, recipient, subject, html, text, unsubscribeHref, replyToName, replyToAddress }) => {
      await server.sendMail({
        from: { name: BRAND.name, address: mailFrom },
        to: { name: '', address: recipient },
        ...(replyToAddress && { replyTo: { name: replyToName ?? '', address: replyToAddress } }),
        subject,
        html,
        text,
        messageId: messageId(key, mailFrom),
        signal: AbortSignal.timeout(LONGEST_MS),
        // Nobody's absence note shall answer. @source RFC 3834
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeHref && oneClick(unsubscribeHref)) },
      });
    },
    close: () => server.close(),
  };
}

/** Lets mail programs offer to unsubscribe without opening anything. @source RFC 8058 */
const oneClick = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The same for each try of a mail: should a server take it twice, mail programs show it once. */
const messageId = (key: string, mailFrom: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`;
