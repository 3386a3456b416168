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

/** A full profile, for its owner or an administrator; `viewer` is the reader. */
export interface ProfileRecord extends AccountRecord {
  viewer: UserActor;
}

/**
 * The actor's own profile. An actor with the role AdminGlobal may read any profile.
 *
 * @param email null for the actor's own
 * @throws AppError `error.notFound` for the address of another person, known or not, after the same work
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

/** Unchecked input for a change of a profile. */
export interface ProfileInput extends Readonly<Record<string, unknown>> {
  id: number;
}

/**
 * Changes a profile. A new agency is only requested: its administrator has to approve.
 *
 * @throws AppError `error.validation`; `error.forbidden` for another account's id
 * @source docs/reference/permissions.md, "Changing a profile"; docs/reference/abuse-cases.md, "17", "39"
 */
export async function updateProfile(ctx: Context, { id, ...input }: ProfileInput): Promise<ProfileRecord> {
  const viewer = requireUser(ctx);
  const isStaffAct = id !== viewer.userId;
  if (isStaffAct && !hasRole(viewer.rolesFlag, Role.AdminGlobal)) throw new AppError('error.forbidden', { code: 403 });
  const { agencyId, ...profile } = validated(profileInput, input);
  if (agencyId != null && !(await hasAgency(ctx.db, agencyId)))
    throw new AppError('error.validation', { code: 400, values: { agencyId: 'error.validation.value' } });
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, id);
    if (!before || before.status === AccountStatus.Removed) throw notFound();
    const change: AccountChange = defined({
      ...profile,
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

/** The previous values of the columns in a change. */
const sameKeys = (before: AccountRecord, change: AccountChange): Partial<AccountRecord> =>
  Object.fromEntries(Object.entries(before).filter(([key]) => key in change));

/** The entries that are not undefined. */
function defined<Entries extends object>(
  entries: Entries,
): { [Key in keyof Entries]: Exclude<Entries[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}
