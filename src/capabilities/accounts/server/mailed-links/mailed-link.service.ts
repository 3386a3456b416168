import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AccountRecord } from '../../account.record.ts';
import { localeOfUser } from '../../account.ts';
import { type AccountMailName, accountMail, mailLinks } from '../account/account.mails.ts';
import type { TokenFacts, TokenPurpose } from './token.queries.ts';
import { makeToken } from './token.service.ts';

/** Mails with a one-time link: the path and the purpose of each. */
const LINKS = {
  confirmEmail: { purpose: 'confirm-email', path: mailLinks.confirmEmail },
  resetPassword: { purpose: 'reset-password', path: mailLinks.resetPassword },
  changeEmail: { purpose: 'change-email', path: mailLinks.changeEmail },
  emailChanged: { purpose: 'undo-email-change', path: mailLinks.undoEmailChange },
  linkIdentity: { purpose: 'link-identity', path: mailLinks.linkIdentity },
  deleteAccount: { purpose: 'delete-account', path: mailLinks.deleteAccount },
} as const satisfies Partial<Record<AccountMailName, { purpose: TokenPurpose; path: (...parts: never[]) => string }>>;

/** A mail with a one-time link. */
export interface MailedLink {
  name: keyof typeof LINKS;
  account: AccountRecord;
  /** Facts stored with the token of the link. */
  facts?: TokenFacts;
  /** Further values of placeholders in the text. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Queues a mail with a one-time link (`makeToken`).
 *
 * @throws AppError `error.rateLimit`; `error.mail.stopped` for an address that was never confirmed (`enqueueMail`)
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
