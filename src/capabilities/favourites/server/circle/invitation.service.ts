import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById, mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import {
  invalidToken,
  makeToken,
  readToken,
  redeemToken,
} from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError, invalid, notFound } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import { invitationInput } from '../../favourite.input.ts';
import { FAVOURITE_LIMITS } from '../../favourite.ts';
import { FAVOURITE_WINDOWS } from '../saved/favourite.limits.ts';
import { findCircle, insertCircle, insertCircleMember, listCircleOf, lockCircles } from './circle.queries.ts';
import { CIRCLE_KIND } from './circle.service.ts';
import { invitationMail } from './invitation.mail.ts';
import {
  endInvitation,
  findOpenInvitation,
  insertInvitation,
  listOpenInvitations,
  lockOpenInvitation,
} from './invitation.queries.ts';

const PURPOSE = 'favourite-invitation';
/** Validity of an invitation. @source docs/reference/permissions.md, "Links of mails" */
const VALIDITY_MS = 7 * DAY_MS;

/** An invitation as the holder of its link sees it. */
export interface OpenedInvitation {
  firstName: string;
  isForMe: boolean;
}

/**
 * Invites a person by mail to the actor's circle.
 *
 * @throws AppError `error.auth.required`; `error.auth.emailNotConfirmed`; `error.validation`; `error.quota`; `error.rateLimit`
 */
export async function invite(ctx: Context, input: { email: string }): Promise<void> {
  const actor = requireUser(ctx);
  const { email } = validated(invitationInput, input);
  // Without a confirmed address, the inviter may use the name of another person.
  if (!actor.isEmailConfirmed) throw new AppError('error.auth.emailNotConfirmed', { code: 403 });
  const emailKey = mailAddressKey(email);
  if (emailKey === mailAddressKey(actor.email)) throw invalid({ email: 'own' });
  await ctx.limits.count(`invitation:${actor.userId}`, FAVOURITE_WINDOWS.invitationsOfUser);
  await ctx.limits.count(`invitation:to:${emailKey}`, FAVOURITE_WINDOWS.invitationsToAddress);
  await ctx.db.transaction().execute((tx) => inviteWithin(ctx, tx, { actor, email, emailKey }));
}

async function inviteWithin(
  ctx: Context,
  tx: Db,
  { actor, email, emailKey }: { actor: UserActor; email: string; emailKey: string },
): Promise<void> {
  const { userId: accountId } = actor;
  const now = ctx.now();
  await lockCircles(tx);
  await requireRoom(tx, accountId, { emailKey, now });
  const expiresAt = new Date(now.getTime() + VALIDITY_MS);
  const id = await insertInvitation(tx, { accountId, email, emailKey, now, expiresAt });
  const secret = await makeToken(tx, { purpose: PURPOSE, accountId, facts: { invitationId: id } }, now);
  const account = await findAccountById(tx, accountId);
  if (!account) throw notFound();
  // The invited person may have no account, so the mail is in the language of the inviter.
  const locale = localeOfUser(account.uiLang);
  const act = {
    act: 'favouriteCircle.invited',
    objectKind: CIRCLE_KIND,
    objectId: accountId,
    actingAs: 'self',
  } as const;
  await recordAct(tx, ctx, act);
  await enqueueMail(
    ctx,
    tx,
    invitationMail({ id, to: email, firstName: account.firstName, locale, secret, origin: ctx.services.origin }),
  );
}

async function requireRoom(
  tx: Db,
  accountId: number,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  const circle = await listCircleOf(tx, accountId);
  const open = (await listOpenInvitations(tx, accountId, now)).filter(
    (other) => mailAddressKey(other.email) !== emailKey,
  );
  const overQuota = (limit: number, used: number): AppError =>
    new AppError('error.quota', { code: 409, values: { limit, used } });
  if (circle.length >= FAVOURITE_LIMITS.circle) throw overQuota(FAVOURITE_LIMITS.circle, circle.length);
  if (open.length >= FAVOURITE_LIMITS.openInvitations) throw overQuota(FAVOURITE_LIMITS.openInvitations, open.length);
}

/** Withdraws an invitation of the actor. @throws AppError `error.auth.required`; `error.notFound` */
export async function withdrawInvitation(ctx: Context, id: number): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  if (!(await endInvitation(ctx.db, { id, accountId, now: ctx.now() }))) throw notFound();
}

/** The invitation of a link. Opening it changes nothing. @throws AppError `error.token.invalid` */
export async function openInvitation(ctx: Context, secret: string): Promise<OpenedInvitation> {
  const token = await readToken(ctx.db, { secret, purpose: PURPOSE }, ctx.now());
  if (!token) throw invalidToken();
  const { accountId } = token;
  const invitation = await findOpenInvitation(ctx.db, {
    id: Number(token.facts.invitationId),
    accountId,
    now: ctx.now(),
  });
  const inviter = await findAccountById(ctx.db, accountId);
  if (!invitation || !inviter) throw invalidToken();
  const { actor } = ctx;
  const isForMe = actor.kind === 'user' && mailAddressKey(actor.email) === invitation.emailKey;
  return { firstName: inviter.firstName, isForMe };
}

/**
 * Adds the actor to the circle of the inviter. The link only works for an account with the address that it was sent to.
 *
 * @throws AppError `error.auth.required`; `error.token.invalid`; `error.forbidden` for another address; `error.status.transition`
 *   where the actor is in a circle already; `error.quota` where the circle is full
 */
export async function acceptInvitation(ctx: Context, secret: string): Promise<void> {
  const actor = requireUser(ctx);
  const now = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    // The lock comes first, as in `invite`: one lock order for all avoids deadlocks.
    await lockCircles(tx);
    const inviterId = await takeInvitation(tx, { secret, actor, now });
    if ((await findCircle(tx, actor.userId)) !== null) throw new AppError('error.status.transition', { code: 409 });
    const circle = await listCircleOf(tx, inviterId);
    if (circle.length >= FAVOURITE_LIMITS.circle)
      throw new AppError('error.quota', { code: 409, values: { limit: FAVOURITE_LIMITS.circle, used: circle.length } });
    const circleId = (await findCircle(tx, inviterId)) ?? (await insertCircle(tx, inviterId, now));
    await insertCircleMember(tx, { accountId: actor.userId, circleId, now });
    const joined = { act: 'favouriteCircle.joined', objectKind: CIRCLE_KIND, objectId: inviterId } as const;
    await recordAct(tx, ctx, { ...joined, actingAs: 'token' });
  });
}

/** Declines an invitation. @throws AppError `error.token.invalid` */
export async function declineInvitation(ctx: Context, secret: string): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    const { account, facts } = await redeemToken(tx, { secret, purpose: PURPOSE }, now);
    const id = Number(facts.invitationId);
    if (!(await endInvitation(tx, { id, accountId: account.id, now }))) throw invalidToken();
  });
}

/** Uses up the link and ends its invitation. @returns the id of the inviter */
async function takeInvitation(
  tx: Db,
  { secret, actor, now }: { secret: string; actor: UserActor; now: Date },
): Promise<number> {
  const { account, facts } = await redeemToken(tx, { secret, purpose: PURPOSE }, now);
  const about = { id: Number(facts.invitationId), accountId: account.id, now };
  const invitation = await lockOpenInvitation(tx, about);
  if (!invitation || account.id === actor.userId) throw invalidToken();
  if (invitation.emailKey !== mailAddressKey(actor.email)) throw new AppError('error.forbidden', { code: 403 });
  await endInvitation(tx, about);
  await markConfirmed(tx, actor.email);
  return account.id;
}
