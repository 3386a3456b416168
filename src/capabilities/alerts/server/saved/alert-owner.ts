import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { visitorIdFor } from '#platform/context/visitor.ts';
import { alertQuota, VISITOR_QUOTA } from '../../alert-quota.ts';
import type { AlertOwner } from './alert.queries.ts';

/**
 * The owner whose alerts the actor reads and changes. Only the session and the signed cookie decide it.
 *
 * @returns null for a visitor without the signed cookie, who has no alerts yet
 * @throws AppError `error.auth.suspended` for a suspended account
 * @source docs/reference/permissions.md, "Callers"
 */
export function alertOwner(ctx: Context): AlertOwner | null {
  if (ctx.actor.kind === 'user') return { accountId: requireUser(ctx).userId };
  const { visitorId } = ctx.actor;
  return visitorId === null ? null : { visitorId };
}

/** The owner of a new alert: a visitor without an id gets one. @throws AppError `error.auth.suspended` */
export const newAlertOwner = (ctx: Context): AlertOwner => alertOwner(ctx) ?? { visitorId: visitorIdFor(ctx) };

/** Number of alerts that the actor may have. */
export const quotaOf = ({ actor }: Context): number =>
  actor.kind === 'user' ? alertQuota(actor.rolesFlag) : VISITOR_QUOTA;
