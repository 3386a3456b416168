import { requireRole } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';

/** The reviewer who calls. @throws AppError `error.auth.required`, `error.forbidden` @source docs/reference/permissions.md, "Review" */
export const requireReviewer = (ctx: Context): UserActor => requireRole(ctx, Role.Moderator);

/** The administrator who calls. @throws AppError `error.auth.required`, `error.forbidden` */
export const requireAdministrator = (ctx: Context): UserActor => requireRole(ctx, Role.AdminGlobal);
