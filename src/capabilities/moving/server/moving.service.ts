import { createHash } from 'node:crypto';
import { requireRole } from '#capabilities/accounts/server/sessions/session.service.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { notFound } from '#kernel/app-error.ts';
import { offsetLimitOf, type Page, pageOf } from '#kernel/page.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { pageInput } from '#kernel/schema.ts';
import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { type MovingDetails, movingInput } from '../moving.input.ts';
import { MOVING_WINDOWS } from './moving.limits.ts';
import { movingMail } from './moving.mail.ts';
import {
  countMovingRequests,
  deleteMovedBefore,
  hasMovingRequest,
  insertMovingRequest,
  listMovingRequests,
  lockMovingRequest,
  type MovingRequestRecord,
  markDone,
} from './moving.queries.ts';

/** Requests in the audit log. */
export const MOVING_KIND = auditKind('movingRequest');

/** Entries of a page where the caller names no number. */
const USUAL_PAGE = 20;
/** A request is deleted so many days after the move. @source docs/reference/limits.md, "Moving" */
const STORED_DAYS = 90;

/**
 * Stores a request for help with a move, and mails it to the operator. The same request within a day is one, however often it is
 * sent, and counts once.
 *
 * @throws AppError `error.recaptcha` to a visitor without the token of the bot check; `error.validation`, `error.rateLimit`
 * @source docs/reference/permissions.md, "Operations"; docs/reference/limits.md, "Moving"
 */
export async function requestMoving(ctx: Context, input: unknown): Promise<boolean> {
  if (!isSignedIn(ctx.actor)) await requireHuman(ctx, 'requestMoving');
  const details = validated(movingInput(swissDay(ctx.now())), input);
  const digest = digestOf(ctx, details);
  if (await hasMovingRequest(ctx.db, digest)) return true;
  await ctx.limits.count(`moving:${ctx.network}`, MOVING_WINDOWS.movingRequestsOfNetwork);
  const request = {
    ...details,
    phone: details.phone ?? null,
    locale: ctx.locale,
    accountId: isSignedIn(ctx.actor) ? ctx.actor.userId : null,
    requestedAt: ctx.now(),
    digest,
  };
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = await insertMovingRequest(tx, request);
    if (isNew) await enqueueMail(ctx, tx, movingMail(ctx.services, request));
  });
  return true;
}

const digestOf = ({ now }: Context, details: MovingDetails): string =>
  createHash('sha256')
    .update(JSON.stringify([swissDay(now()), Object.entries(details).sort()]))
    .digest('base64url');

/**
 * Open requests, the oldest first; or those that are done, the latest first.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`
 */
export async function readMovingRequests(
  ctx: Context,
  input: { isDone?: boolean | null; pageNumber?: number | null; pageSize?: number | null },
): Promise<Page<MovingRequestRecord>> {
  requireRole(ctx, Role.AdminGlobal);
  const { pageNumber, pageSize } = input;
  const page = validated(pageInput, { pageNumber: pageNumber ?? 1, pageSize: pageSize ?? USUAL_PAGE });
  const isDone = input.isDone === true;
  const totalRecords = await countMovingRequests(ctx.db, isDone);
  return pageOf(page, totalRecords, await listMovingRequests(ctx.db, { isDone, ...offsetLimitOf(page) }));
}

/** Open requests, for the menu of the workspace: 0 for all but AdminGlobal, without a query. */
export async function countOpenForMenu({ actor, db }: Context): Promise<number> {
  if (!isSignedIn(actor) || !hasRole(actor.rolesFlag, Role.AdminGlobal)) return 0;
  return countMovingRequests(db, false);
}

/**
 * Marks a request as done; one that is done stays as it is.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.notFound`
 */
export async function closeMovingRequest(ctx: Context, id: number): Promise<MovingRequestRecord> {
  const actor = requireRole(ctx, Role.AdminGlobal);
  return ctx.db.transaction().execute(async (tx) => {
    const request = await lockMovingRequest(tx, id);
    if (!request) throw notFound();
    if (request.doneAt !== null) return request;
    const doneAt = ctx.now();
    await markDone(tx, id, { by: actor.userId, at: doneAt });
    const act = { act: 'movingRequest.closed', actingAs: 'staff', objectKind: MOVING_KIND, objectId: id } as const;
    await recordAct(tx, ctx, act);
    return { ...request, doneAt };
  });
}

/** Deletes requests whose move lies long ago. Repeatable. */
export async function deleteOldRequests({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteMovedBefore(db, daysBefore(swissDay(now()), STORED_DAYS));
}
