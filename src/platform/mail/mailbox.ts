import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { normalForm } from '#kernel/text/normal-form.ts';

/** Providers that ignore dots in front of the @. */
const DOTLESS: readonly string[] = ['gmail.com', 'proton.me'];

/** Further domains of a provider that reach the same mailbox. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The mailbox behind an address: small letters, the domain in its network form (IDNA), no dots where its provider ignores them, and nothing
 * after a plus.
 *
 * Most providers deliver the part after a plus to the same person (Gmail, Outlook, iCloud, Fastmail, Proton); hardly any other gives
 * addresses with a plus to several people. A mailbox is no address to send to.
 *
 * @source RFC 5233; docs/decisions/068-one-counter-of-mails.md
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = withoutTag(normalForm(address.slice(0, at), 'NFC').toLowerCase());
  const written = normalForm(address.slice(at + 1), 'NFC').toLowerCase();
  const known = domainToASCII(written) || written;
  const domain = SAME_DOMAIN[known] ?? known;
  return `${DOTLESS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** The part before the plus. A name that begins with a plus is left whole. */
function withoutTag(name: string): string {
  const plus = name.indexOf('+', 1);
  return plus === -1 ? name : name.slice(0, plus);
}

/** The stored form of a mailbox. */
export const mailboxHash = (address: string): string =>
  createHash('sha256').update(mailboxOf(address)).digest('base64url');
