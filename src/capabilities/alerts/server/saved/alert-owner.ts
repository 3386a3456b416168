import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { visitorIdFor } from '#platform/context/visitor.ts';
import { alertQuota, VISITOR_QUOTA } from '../../alert-quota.ts';
import type { AlertOwner } from './alert.queries.ts';

/**
 * Whose alerts the actor reads and changes: session and signed cookie say so, nothing else does.
 *
 * @returns null for a browser that nothing can be kept for yet
 * @throws AppError `error.auth.suspended` for a barred account
 * @source docs/reference/permissions.md, "Who asks"
 */
export function alertOwner(ctx: Context): AlertOwner | null {
  if (ctx.actor.kind === 'user') return { accountId: requireUser(ctx).userId };
  const { visitorId } = ctx.actor;
  return visitorId === null ? null : { visitorId };
}

/** The same for something new: a browser that has no visitor's id gets one. @throws AppError `error.auth.suspended` */
export const newAlertOwner = (ctx: Context): AlertOwner => alertOwner(ctx) ?? { visitorId: visitorIdFor(ctx) };

/** How many alerts the actor may have. */
export const quotaOf = ({ actor }: Context): number =>
  actor.kind === 'user' ? alertQuota(actor.rolesFlag) : VISITOR_QUOTA;
