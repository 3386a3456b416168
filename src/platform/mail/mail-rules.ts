/**
 * Why a mail is written. `confirmation`: it carries a link that its reader asked for. `account`: what the owner of an account
 * must hear. `notice`: news of what the reader does here. `stranger`: anybody may cause it for any address. `house`: to the
 * operator.
 */
type MailCause = 'confirmation' | 'account' | 'notice' | 'stranger' | 'house';

/** Whose words stand in a mail besides those of the product: of no one, a name that has the shape of one, or of any person. */
type MailWords = 'ours' | 'name' | 'theirs';

/** What becomes of a mail to an address that never confirmed. */
type Unconfirmed =
  /** It is counted. Beyond the number nothing is written, and the caller hears how long to wait. */
  | 'answered'
  /** It is counted. Beyond the number it waits for its turn. */
  | 'held'
  /** It is never written. */
  | 'never'
  /** It goes out like any other. */
  | 'free';

/** The rule of one kind of mail. */
export interface MailRule {
  cause: MailCause;
  words: MailWords;
  unconfirmed: Unconfirmed;
}

const LINK = { cause: 'confirmation', words: 'ours', unconfirmed: 'answered' } as const;
const ACCOUNT = { cause: 'account', words: 'ours', unconfirmed: 'held' } as const;
const NEWS = { cause: 'notice', words: 'theirs', unconfirmed: 'never' } as const;
const MONEY = { cause: 'notice', words: 'ours', unconfirmed: 'held' } as const;

/**
 * All kinds of mail of the product. An address that never confirmed gets no words of others; contact addresses of agencies, which
 * the operator imports, are the one exception.
 *
 * @source docs/security.md, "Mails to addresses that nobody confirmed"; docs/decisions/068-one-counter-of-mails.md
 */
export const MAIL_RULES = {
  confirmEmail: LINK,
  resetPassword: LINK,
  changeEmail: LINK,
  linkIdentity: LINK,
  deleteAccount: LINK,
  emailChanged: ACCOUNT,
  passwordChanged: ACCOUNT,
  secondFactorOn: ACCOUNT,
  secondFactorOff: ACCOUNT,
  providerLinked: ACCOUNT,
  providerUnlinked: ACCOUNT,
  accountDeleted: ACCOUNT,
  welcome: { ...NEWS, words: 'name' },
  favouriteInvitation: { cause: 'stranger', words: 'name', unconfirmed: 'held' },
  alertConsent: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
  answer: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
  inquiry: { cause: 'stranger', words: 'theirs', unconfirmed: 'held' },
  reportDecided: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
  message: NEWS,
  homes: NEWS,
  offerPublished: NEWS,
  offerRejected: NEWS,
  offerSuspended: NEWS,
  offerExpired: NEWS,
  offerEndsSoon: NEWS,
  billPart: MONEY,
  paymentReceived: MONEY,
  paymentReturned: MONEY,
  paymentPartReturned: MONEY,
  contact: { cause: 'house', words: 'theirs', unconfirmed: 'free' },
} as const satisfies Record<string, MailRule>;

/** A kind of mail; there is none without a rule. */
export type MailKind = keyof typeof MAIL_RULES;

/** The rule of a kind. */
export const mailRule = (kind: MailKind): MailRule => MAIL_RULES[kind];
