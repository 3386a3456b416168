import { BRAND } from '#kernel/brand.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail, MailGroup } from './mail.ts';

/** Footer of every mail. */
export const mailFooter = ({ locale }: Pick<Mail, 'locale'>): { reason: string; address: string } => {
  const { contact, companyName } = BRAND;
  return {
    reason: textIn(locale, 'mail.reason', { name: BRAND.name }),
    address: `${companyName}, ${contact.street}, ${contact.city}`,
  };
};

/** The plain-text version of a mail. @param stop address that stops all mail to the reader, or null */
export function mailText(mail: Mail, stop: string | null = null): string {
  const { reason, address } = mailFooter(mail);
  const unsubscribe = mail.unsubscribeHref && `${textIn(mail.locale, 'mail.unsubscribe')}: ${mail.unsubscribeHref}`;
  const stopping = stop && `${textIn(mail.locale, 'mail.stop')}: ${stop}`;
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.groups ?? []).flatMap(groupParts),
    mail.action && `${mail.action.label}:\n${mail.action.href}`,
    mail.smallPrint,
    // Two hyphens and a space begin a signature, which mail programs set apart.
    ['-- ', BRAND.name, reason, address, unsubscribe, stopping].filter(Boolean).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const groupParts = ({ heading, entries, links }: MailGroup): string[] => [
  heading.toUpperCase(),
  ...entries.map(({ title, mark, facts, href }) => [`${mark}: ${title}`, ...facts, href].join('\n')),
  ...links.map(({ label, href }) => `${label}:\n${href}`),
];
