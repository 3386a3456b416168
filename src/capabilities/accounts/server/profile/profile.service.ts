import { AccountStatus, type UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { profileInput } from '../../account.input.ts';
import type { AccountRecord } from '../../account.record.ts';
import { accountById } from '../account/account.loaders.ts';
import {
  type AccountChange,
  emailKey,
  findAccountByEmail,
  hasAgency,
  lockAccount,
  updateAccount,
} from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { requireUser } from '../sessions/session.service.ts';

/** An account as its owner, or who may see all of it, reads it; `viewer` asks. */
export interface ProfileRecord extends AccountRecord {
  viewer: UserActor;
}

/**
 * The actor's own profile; the administrator of the house may read any.
 *
 * @param email null for the actor's own
 * @throws AppError `error.notFound` for anybody else's address, known or not, after the same work
 * @source docs/reference/permissions.md, "Profile"; docs/reference/abuse-cases.md, "38"
 */
export async function readProfile(ctx: Context, email: string | null): Promise<ProfileRecord> {
  const viewer = requireUser(ctx);
  const isOwn = email === null || emailKey(email) === emailKey(viewer.email);
  if (isOwn) {
    const account = await ctx.loader(accountById).load(viewer.userId);
    if (!account) throw notFound();
    return { ...account, viewer };
  }
  const account = await findAccountByEmail(ctx.db, email);
  if (!account || !hasRole(viewer.rolesFlag, Role.AdminGlobal)) throw notFound();
  await recordAccountAct(ctx.db, ctx, account.id, { actingAs: 'staff', act: 'profile.read' });
  return { ...account, viewer };
}

/** What a member wishes to change of a profile; checked here. */
export interface ProfileInput extends Readonly<Record<string, unknown>> {
  id: number;
}

/**
 * Changes what a member says of themselves. An agency is only asked for: its administrator approves.
 *
 * @throws AppError `error.validation`; `error.forbidden` for another's id
 * @source docs/reference/permissions.md, "Changing a profile"; docs/reference/abuse-cases.md, "17", "39"
 */
export async function updateProfile(ctx: Context, { id, ...input }: ProfileInput): Promise<ProfileRecord> {
  const viewer = requireUser(ctx);
  const isStaffAct = id !== viewer.userId;
  if (isStaffAct && !hasRole(viewer.rolesFlag, Role.AdminGlobal)) throw new AppError('error.forbidden', { code: 403 });
  const { agencyId, ...said } = validated(profileInput, input);
  if (agencyId != null && !(await hasAgency(ctx.db, agencyId)))
    throw new AppError('error.validation', { code: 400, values: { agencyId: 'error.validation.value' } });
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, id);
    if (!before || before.status === AccountStatus.Removed) throw notFound();
    const change: AccountChange = defined({
      ...said,
      ...(agencyId !== undefined && { wantedAgencyId: agencyId === before.agencyId ? null : agencyId }),
    });
    await updateAccount(tx, id, change);
    if (isStaffAct) {
      await recordAccountAct(tx, ctx, id, {
        actingAs: 'staff',
        act: 'profile.changed',
        before: sameKeys(before, change),
        after: change,
      });
    }
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    return { ...account, viewer };
  });
}

/** The entries that a change names, as they were. */
const sameKeys = (before: AccountRecord, change: AccountChange): Partial<AccountRecord> =>
  Object.fromEntries(Object.entries(before).filter(([key]) => key in change));

/** Without the entries that nothing was said about. */
function defined<Entries extends object>(
  entries: Entries,
): { [Key in keyof Entries]: Exclude<Entries[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}
