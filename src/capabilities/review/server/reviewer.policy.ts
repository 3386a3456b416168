import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';

function requireRole(ctx: Context, role: number): UserActor {
  const actor = requireUser(ctx);
  if (!hasRole(actor.rolesFlag, role)) throw new AppError('error.forbidden', { code: 403 });
  return actor;
}

/** The reviewer who calls. @throws AppError `error.auth.required`, `error.forbidden` @source docs/reference/permissions.md, "Review" */
export const requireReviewer = (ctx: Context): UserActor => requireRole(ctx, Role.Moderator);

/** The administrator who calls. @throws AppError `error.auth.required`, `error.forbidden` */
export const requireAdministrator = (ctx: Context): UserActor => requireRole(ctx, Role.AdminGlobal);
