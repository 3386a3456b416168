import { requireRole } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';

/** The actor as a moderator of reported conversations. @throws AppError `error.auth.required`, `error.forbidden` */
export const requireModerator = (ctx: Context): UserActor => requireRole(ctx, Role.Moderator);
