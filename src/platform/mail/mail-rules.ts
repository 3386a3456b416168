/**
 * Cause of a mail. `confirmation`: a link that its reader requested. `account`: news that the owner of an account must get. `notice`: news
 * of the reader's own activity.
 *
 * `stranger`: any visitor may cause it for any address. `house`: to the operator.
 */
type MailCause = 'confirmation' | 'account' | 'notice' | 'stranger' | 'house';

/** Texts of others in a mail: none, a name that has the shape of one, or any text. */
type MailWords = 'ours' | 'name' | 'theirs';

/** Treatment of a mail to an address that never confirmed. */
type Unconfirmed =
  /** Counted. Beyond the number nothing is written, and the caller gets the waiting time. */
  | 'answered'
  /** Counted. Beyond the number it waits for its turn. */
  | 'held'
  /** Never written. */
  | 'never'
  /** Sent like any other. */
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
 * All kinds of mail of the product. An address that never confirmed gets no texts of others; contact addresses of agencies, which the
 * operator imports, are the one exception.
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
  toOperator: { cause: 'house', words: 'theirs', unconfirmed: 'free' },
} as const satisfies Record<string, MailRule>;

/** A kind of mail; each has a rule. */
export type MailKind = keyof typeof MAIL_RULES;

/** The rule of a kind. */
export const mailRule = (kind: MailKind): MailRule => MAIL_RULES[kind];
