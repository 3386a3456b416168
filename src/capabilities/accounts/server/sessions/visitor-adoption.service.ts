import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { requireUser } from './session.service.ts';

/**
 * What was kept for the visitor of this browser becomes the account's: searches, drafts, estimates. Each capability moves
 * its own (`PersonalRecords`). Repeatable.
 */
export async function adoptVisitorRecords(ctx: Context, tx: Db, accountId: number): Promise<void> {
  const { visitorId } = ctx.actor;
  if (visitorId === null) return;
  for (const records of ctx.services.personalRecords) await records.adopt?.(tx, { visitorId, accountId });
}

/** The step after a sign-in, for the actor. @source docs/reference/workspace.md, "After a sign-in" */
export async function adoptForUser(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute((tx) => adoptVisitorRecords(ctx, tx, userId));
}
