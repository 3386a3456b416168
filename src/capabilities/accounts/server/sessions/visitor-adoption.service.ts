import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { requireUser } from './session.service.ts';

/**
 * Moves the records of this browser's visitor, such as searches, drafts and estimates, to an account. It is idempotent; each capability
 * moves its own records (`PersonalRecords`).
 */
export async function adoptVisitorRecords(ctx: Context, tx: Db, accountId: number): Promise<void> {
  const { visitorId } = ctx.actor;
  if (visitorId === null) return;
  for (const records of ctx.services.personalRecords) await records.adopt?.(tx, { visitorId, accountId });
}

/** Adopts the visitor's records for the actor, after a sign-in. @source docs/reference/workspace.md, "After a sign-in" */
export async function adoptForUser(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute((tx) => adoptVisitorRecords(ctx, tx, userId));
}
