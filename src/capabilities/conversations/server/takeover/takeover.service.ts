import { findAccountById, mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { hashOfLink, invalidToken, newLinkSecret } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { VisitorAdoption } from '#platform/context/personal-records.ts';
import type { Db } from '#platform/db/db.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { copyBlocks } from '../conversation/block.queries.ts';
import { enquirerKeys } from '../conversation/closing.service.ts';
import { readConversation } from '../conversation/conversation-list.service.ts';
import { type ConversationRow, lockConversation, lockEnquirer } from '../conversation/conversation-row.queries.ts';
import {
  findOwnConversation,
  findTakenOver,
  insertTakeover,
  lockVisitorConversations,
  markTakenOver,
  mergeConversation,
  recountConversation,
  spendTakeover,
} from './takeover.queries.ts';

/** Kind of conversation entries in the audit log. */
export const CONVERSATION_KIND = auditKind('conversation');

/** Lifetime of a link, milliseconds. @source docs/reference/permissions.md, "Links of mails" */
const VALIDITY_MS = 30 * DAY_MS;

/** Content of a link, visible to its holder. */
export interface OpenedConversation {
  objectTitle: string;
  email: string;
  isForMe: boolean;
}

/** Creates the secret of a link by which an account takes over a visitor's conversation. */
export async function makeTakeover(tx: Db, conversationId: number, now: Date): Promise<string> {
  const { secret, tokenHash } = newLinkSecret();
  const expiresAt = new Date(now.getTime() + VALIDITY_MS);
  await insertTakeover(tx, { tokenHash, conversationId, now, expiresAt });
  return secret;
}

/** Content of a link; opening it changes nothing. @throws AppError `error.token.invalid` */
export async function openTakeover(ctx: Context, secret: string): Promise<OpenedConversation> {
  const conversation = await findTakenOver(ctx.db, hashOfLink(secret), ctx.now());
  if (!conversation || conversation.fromEmail === null) throw invalidToken();
  const { objectTitle, fromEmail: email, fromEmailKey } = conversation;
  const { actor } = ctx;
  return { objectTitle, email, isForMe: actor.kind === 'user' && mailAddressKey(actor.email) === fromEmailKey };
}

/**
 * Takes over a conversation written as a visitor, with all others of the same browser and address. The link is bound to the address that
 * it was sent to: another account cannot use it.
 *
 * @throws AppError `error.auth.required`; `error.token.invalid`; `error.forbidden` for another address
 */
export async function takeOverConversation(ctx: Context, secret: string): Promise<ConversationRecord> {
  const { userId: accountId, email } = requireUser(ctx);
  const tokenHash = hashOfLink(secret);
  const now = ctx.now();
  const emailKey = mailAddressKey(email);
  const id = await ctx.db.transaction().execute(async (tx) => {
    await lockEnquirer(tx, { accountId, visitorId: null });
    const found = await findTakenOver(tx, tokenHash, now);
    if (!found) throw invalidToken();
    if (found.fromEmailKey !== emailKey) throw new AppError('error.forbidden', { code: 403 });
    const { visitorId } = found;
    await lockEnquirer(tx, { accountId: null, visitorId });
    const all = visitorId === null ? [] : await lockVisitorConversations(tx, { visitorId, emailKey });
    const own = all.find((one) => one.id === found.id) ?? (await lockConversation(tx, found.id));
    if (!own || own.fromUserId !== null || !(await spendTakeover(tx, tokenHash, now))) throw invalidToken();
    await markConfirmed(tx, email);
    const act = { act: 'conversation.claimed', objectKind: CONVERSATION_KIND, objectId: own.id } as const;
    await recordAct(tx, ctx, { ...act, actingAs: 'token' });
    const ids = new Map<number, number>();
    for (const one of all.some(({ id }) => id === own.id) ? all : [own])
      ids.set(one.id, await giveTo(tx, one, accountId));
    return ids.get(own.id);
  });
  if (id === undefined) throw notFound();
  return readConversation(ctx, id);
}

/** Assigns a locked conversation to an account, unless it is about the account's own home. Returns the id of the resulting conversation. */
async function giveTo(tx: Db, conversation: ConversationRow, accountId: number): Promise<number> {
  const { id, activeOfferId, toUserId } = conversation;
  if (toUserId === accountId) return id;
  const into = await findOwnConversation(tx, accountId, activeOfferId);
  if (into === null) await markTakenOver(tx, id, accountId);
  else await mergeConversation(tx, { id, into, accountId });
  if (toUserId !== null)
    await copyBlocks(tx, { accountId: toUserId, from: enquirerKeys(conversation), to: `account:${accountId}` });
  await recountConversation(tx, into ?? id);
  return into ?? id;
}

/** Assigns conversations of a browser to the account that signs in there: those under the address of the account, if it is confirmed. */
export async function takeOverVisitorConversations(tx: Db, { visitorId, accountId }: VisitorAdoption): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (!account?.isEmailConfirmed) return;
  const emailKey = mailAddressKey(account.email);
  await lockEnquirer(tx, { accountId, visitorId });
  for (const conversation of await lockVisitorConversations(tx, { visitorId, emailKey }))
    await giveTo(tx, conversation, accountId);
}
