import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';

/** The actor as a moderator of reported conversations. @throws AppError `error.auth.required`, `error.forbidden` */
export function requireModerator(ctx: Context): UserActor {
  const actor = requireUser(ctx);
  if (!hasRole(actor.rolesFlag, Role.Moderator)) throw new AppError('error.forbidden', { code: 403 });
  return actor;
}
