import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { unsubscribeAddress } from '#capabilities/accounts/server/profile/preference.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { isLocale, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { DAY_MS } from '#kernel/time.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail, mailOutcomes } from '#platform/mail/enqueue-mail.ts';
import { type ConversationRow, lockConversation } from '../conversation/conversation-row.queries.ts';
import { readAdvertiser, readEnquirer } from '../conversation/person.service.ts';
import { makeTakeover } from '../takeover/takeover.service.ts';
import { queueMessageMail } from './delivery.service.ts';
import {
  findLanguage,
  listOpenMailKeys,
  listUnsent,
  type UnsentMessage,
  updateMailed,
  updateMailKey,
} from './mailing.queries.ts';
import { type MessageMailFacts, messageMail, messageMailKey } from './message.mail.ts';

/** Shortest interval between two mails of a conversation to the same participant, milliseconds. @source docs/reference/limits.md, "Messages" */
const BETWEEN_MAILS_MS = 600_000;
const FOLLOWED_AT_ONCE = 500;

/** Mails the unread and unmailed messages to one participant of a conversation. Idempotent: each message is mailed once. */
export async function mailMessages(
  ctx: Context,
  { conversationId, toAsker }: { conversationId: number; toAsker: boolean },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    const messages = conversation ? await listUnsent(tx, conversationId, toAsker) : [];
    if (!conversation || messages.length === 0) return;
    const mailedAt = toAsker ? conversation.fromMailedAt : conversation.toMailedAt;
    const next = new Date((mailedAt?.getTime() ?? 0) + BETWEEN_MAILS_MS);
    if (next > ctx.now()) return queueMessageMail(tx, { conversationId, toAsker, startAfter: next });
    const facts = await factsOf(ctx, tx, { conversation, toAsker, messages });
    if (!facts) return;
    const mailed = { ids: messages.map(({ id }) => id), mailKey: messageMailKey(messages), conversationId, toAsker };
    await updateMailKey(tx, { ...mailed, now: ctx.now() });
    await enqueueMail(ctx, tx, messageMail(facts));
  });
}

interface MailedMessages {
  conversation: ConversationRow;
  toAsker: boolean;
  messages: readonly UnsentMessage[];
}

/** Recipient and content of a mail; null where it is not wanted, or the recipient is gone. */
async function factsOf(ctx: Context, tx: Db, messagesToMail: MailedMessages): Promise<MessageMailFacts | null> {
  const { conversation, toAsker, messages } = messagesToMail;
  const inside = withinTransaction(ctx, tx);
  const { fromUserId, toUserId, objectTitle: title } = conversation;
  const writer = toAsker ? await readAdvertiser(inside, toUserId) : await readEnquirer(inside, conversation);
  const common = { title, name: writer.displayName, messages, contact: null };
  const accountId = toAsker ? fromUserId : toUserId;
  if (accountId !== null) return memberFacts(ctx, tx, { common, accountId, conversationId: conversation.id });
  if (toAsker) return visitorFacts(ctx, tx, { common, conversation });
  const email = fromUserId === null ? conversation.fromEmail : (await findAccountById(tx, fromUserId))?.email;
  const { toAddress, fromPhone: phone } = conversation;
  if (toAddress === null || !email) return null;
  const language = await findLanguage(tx, conversation.activeOfferId);
  const locale = localeOr(language, localeOr(conversation.fromLocale, 'de'));
  return {
    ...common,
    to: 'outside',
    address: toAddress,
    accountId: null,
    locale,
    contact: { email, phone },
    href: null,
  };
}

const localeOr = (given: string | null, other: Locale): Locale => (given !== null && isLocale(given) ? given : other);

type Common = Pick<MessageMailFacts, 'title' | 'name' | 'messages' | 'contact'>;

async function memberFacts(
  ctx: Context,
  tx: Db,
  { common, accountId, conversationId }: { common: Common; accountId: number; conversationId: number },
): Promise<MessageMailFacts | null> {
  const account = await findAccountById(tx, accountId);
  if (!account || !wantsMail(account)) return null;
  const locale = localeOfUser(account.uiLang);
  const href = ctx.services.origin + buildPath('myMessages', locale, { id: String(conversationId) });
  const unsubscribeHref = await unsubscribeAddress(ctx, tx, { accountId, type: 'inbox' });
  return { ...common, to: 'member', address: account.email, accountId, locale, href, unsubscribeHref };
}

/** Whether the account wants mails. An unconfirmed address may belong to another person. */
const wantsMail = ({ status, isEmailConfirmed, inboxPreference }: AccountRecord): boolean =>
  status === AccountStatus.Active && isEmailConfirmed && inboxPreference;

async function visitorFacts(
  ctx: Context,
  tx: Db,
  { common, conversation }: { common: Common; conversation: ConversationRow },
): Promise<MessageMailFacts | null> {
  const { id, fromEmail: address, fromLocale } = conversation;
  if (address === null) return null;
  const locale = localeOr(fromLocale, 'de');
  const href =
    ctx.services.origin + buildPath('takeConversation', locale, { id: await makeTakeover(tx, id, ctx.now()) });
  return { ...common, to: 'visitor', address, accountId: null, locale, href };
}

/** Copies the delivery state of mails to their messages: sent, or failed in the last try. Idempotent. */
export async function copyMailStates({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const keys = await listOpenMailKeys(db, new Date(now().getTime() - 2 * DAY_MS), FOLLOWED_AT_ONCE);
  const { sent, failed } = await mailOutcomes(db, keys);
  await updateMailed(db, sent, 20, now());
  await updateMailed(db, failed, 30, now());
}
