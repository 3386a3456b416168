import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AccountRecord } from '../../account.record.ts';
import { localeOfUser } from '../../account.ts';
import { type AccountMailName, accountMail, mailLinks } from '../account/account.mails.ts';
import type { TokenFacts, TokenPurpose } from './token.queries.ts';
import { makeToken } from './token.service.ts';

/** Mails whose button opens a link that works once: the link, and what it is for. */
const LINKS = {
  confirmEmail: { purpose: 'confirm-email', path: mailLinks.confirmEmail },
  resetPassword: { purpose: 'reset-password', path: mailLinks.resetPassword },
  changeEmail: { purpose: 'change-email', path: mailLinks.changeEmail },
  emailChanged: { purpose: 'undo-email-change', path: mailLinks.undoEmailChange },
  linkIdentity: { purpose: 'link-identity', path: mailLinks.linkIdentity },
  deleteAccount: { purpose: 'delete-account', path: mailLinks.deleteAccount },
} as const satisfies Partial<Record<AccountMailName, { purpose: TokenPurpose; path: (...parts: never[]) => string }>>;

/** A mail with a link that works once. */
export interface MailedLink {
  name: keyof typeof LINKS;
  account: AccountRecord;
  /** What the link has to know when it comes back. */
  facts?: TokenFacts;
  /** Further words that the text names. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Mails a link that works once (`makeToken`).
 *
 * @throws AppError `error.rateLimit`, `error.mail.stopped` for an address that never confirmed (`enqueueMail`)
 */
export async function postLink(
  ctx: Pick<Context, 'services' | 'now'>,
  tx: Db,
  { name, account, facts = {}, values = {} }: MailedLink,
): Promise<void> {
  const { purpose, path } = LINKS[name];
  const secret = await makeToken(tx, { purpose, accountId: account.id, facts }, ctx.now());
  const href = ctx.services.origin + path(secret, localeOfUser(account.uiLang));
  await enqueueMail(ctx, tx, accountMail({ name, account, to: account.email, about: secret, href, values }));
}
