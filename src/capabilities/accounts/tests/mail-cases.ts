import { type AccountMailName, accountMail } from '#capabilities/accounts/server/account/account.mails.ts';
import { findAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { NAME, type Posting, type Postings, THEIRS } from '#tests/abuse/mail-cases.ts';

const ofAccount =
  (name: AccountMailName): Posting =>
  async (ctx, tx, { to, accountId }) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw new Error('The account is gone.');
    const href = 'https://lares.test/x';
    const values = { newEmail: 'new@example.ch', provider: 'Google' };
    const stranger = { ...account, firstName: account.isEmailConfirmed ? NAME : THEIRS };
    await enqueueMail(ctx, tx, accountMail({ name, account: stranger, to, about: name, href, values }));
  };

/** Mails about an account. */
export const POSTINGS: Postings<AccountMailName> = {
  confirmEmail: ofAccount('confirmEmail'),
  resetPassword: ofAccount('resetPassword'),
  changeEmail: ofAccount('changeEmail'),
  linkIdentity: ofAccount('linkIdentity'),
  deleteAccount: ofAccount('deleteAccount'),
  emailChanged: ofAccount('emailChanged'),
  passwordChanged: ofAccount('passwordChanged'),
  secondFactorOn: ofAccount('secondFactorOn'),
  secondFactorOff: ofAccount('secondFactorOff'),
  providerLinked: ofAccount('providerLinked'),
  providerUnlinked: ofAccount('providerUnlinked'),
  accountDeleted: ofAccount('accountDeleted'),
  welcome: ofAccount('welcome'),
};
