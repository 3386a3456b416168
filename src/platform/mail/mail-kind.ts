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

/**
 * The rule of a kind of mail. An address that never confirmed gets no texts of others; contact addresses of agencies, which the operator
 * imports, are the one exception.
 *
 * @source docs/security.md, "Mails to addresses that were never confirmed"; docs/decisions/068-one-counter-of-mails.md
 */
export interface MailRule {
  cause: MailCause;
  words: MailWords;
  unconfirmed: Unconfirmed;
}

/** A kind of mail with its rule; a module brings those of its capability (`mailKinds`). */
export interface MailKind extends MailRule {
  name: string;
}

/** Kinds of mail by name. Each exported list is beside its mails and is named by a module, so that tests post each kind. */
export const mailKinds = <Name extends string>(
  rules: Readonly<Record<Name, MailRule>>,
): Readonly<Record<Name, MailKind>> =>
  Object.fromEntries(
    Object.entries<MailRule>(rules).map(([name, rule]) => [name, { name, ...rule }]),
  ) as unknown as Record<Name, MailKind>;

/** Rule of news about the reader's own activity, with texts of others. */
export const NEWS: MailRule = { cause: 'notice', words: 'theirs', unconfirmed: 'never' };

/** Mails to the operator, from forms of any capability. */
export const OPERATOR_MAILS = mailKinds({
  toOperator: { cause: 'house', words: 'theirs', unconfirmed: 'free' },
});
