import { randomBytes } from 'node:crypto';
import { AccountStatus, ANONYMOUS } from '#kernel/actor.ts';
import { hasRole, isStaff, Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { deleteWaitingBulk } from '#platform/mail/mail.queries.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { emailInput } from '../account.input.ts';
import type { AccountRecord } from '../account.record.ts';
import { accountStatusChanged } from './account/account.events.ts';
import { findAccountByEmail, insertAccount, lockAccount, updateAccount } from './account/account.queries.ts';
import { recordAccountAct } from './account/account-act.ts';
import { isLastAdministrator } from './erasure/deactivation.service.ts';
import { voidTokens } from './mailed-links/token.queries.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { deleteSecondFactor } from './second-factor/second-factor.queries.ts';
import { endSessions } from './sessions/session.queries.ts';

/** Dependencies of operator commands, which run on the machine itself. */
export interface OperatorContext {
  db: Db;
  now(): Date;
}

/** A refused command of an operator, with a message in plain English. */
export class OperatorError extends PlainError {}

/** Values of an account that an operator creates. */
export interface OperatorAccount {
  email: string;
  rolesFlag: number;
  firstName: string;
  lastName: string;
}

const PASSWORD_BYTES = 15;

/** Creates an account whose address counts as confirmed. @returns its password @throws OperatorError */
export async function createByOperator(ctx: OperatorContext, input: OperatorAccount): Promise<string> {
  const email = emailInput.safeParse(input.email);
  if (!email.success) throw new OperatorError(`${input.email} is no address that can be used.`);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, {
      ...input,
      email: email.data,
      status: AccountStatus.Active,
      isEmailConfirmed: true,
      passwordHash,
      phone: null,
      uiLang: 0,
      newsletter: false,
      hasAcceptedTerms: false,
      isSample: false,
      now: ctx.now(),
    });
    if (accountId === null) throw new OperatorError(`There is an account of ${email.data} already.`);
    await record(ctx, tx, { accountId, act: 'account.created', after: { rolesFlag: input.rolesFlag } });
  });
  return password;
}

/** Changes the roles of an account; all its sessions end. @throws OperatorError */
export const changeRoles = (ctx: OperatorContext, email: string, rolesFlag: number): Promise<void> =>
  withAccount(ctx, email, async (tx, account) => {
    if (isStaff(rolesFlag) && !account.isEmailConfirmed)
      throw new OperatorError(`${account.email} is not confirmed: who holds that address is not known.`);
    if (!hasRole(rolesFlag, Role.AdminGlobal)) await refuseLastAdministrator(tx, account);
    const { id: accountId } = account;
    await updateAccount(tx, accountId, { rolesFlag });
    await endSessions(tx, { accountId }, ctx.now());
    const before = { rolesFlag: account.rolesFlag };
    await record(ctx, tx, { accountId, act: 'account.rolesChanged', before, after: { rolesFlag } });
  });

/** Suspends an account; all its sessions end. @throws OperatorError */
export const disable = (ctx: OperatorContext, email: string, reason: string): Promise<void> =>
  withAccount(ctx, email, async (tx, account) => {
    await refuseLastAdministrator(tx, account);
    const { id: accountId, status } = account;
    await updateAccount(tx, accountId, { status: AccountStatus.Inactive, suspendedFrom: status });
    await endSessions(tx, { accountId }, ctx.now());
    await voidTokens(tx, accountId, ctx.now(), 'all');
    await deleteWaitingBulk(tx, accountId);
    await record(ctx, tx, { accountId, act: 'account.suspended', before: { status }, after: { reason } });
    await announce(tx, accountStatusChanged, { accountId });
  });

/** Ends the suspension of an account. @throws OperatorError */
export const enable = (ctx: OperatorContext, email: string): Promise<void> =>
  withAccount(ctx, email, async (tx, { id: accountId, status: before, suspendedFrom }) => {
    if (before !== AccountStatus.Inactive) throw new OperatorError(`${email} is not disabled.`);
    const status = suspendedFrom ?? AccountStatus.NotConfirmed;
    await updateAccount(tx, accountId, { status, suspendedFrom: null });
    await record(ctx, tx, { accountId, act: 'account.restored', before: { status: before }, after: { status } });
    await announce(tx, accountStatusChanged, { accountId });
  });

/** Removes the second factor of an account, for a lost phone and lost recovery codes; all its sessions end. @throws OperatorError */
export const removeSecondFactor = (ctx: OperatorContext, email: string): Promise<void> =>
  withAccount(ctx, email, async (tx, { id: accountId }) => {
    await deleteSecondFactor(tx, accountId);
    await endSessions(tx, { accountId }, ctx.now());
    await record(ctx, tx, { accountId, act: 'secondFactor.stopped' });
  });

/** Locks the account of an address and changes it in one transaction. */
async function withAccount(
  { db }: OperatorContext,
  email: string,
  change: (tx: Db, account: AccountRecord) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) throw new OperatorError(`There is no account of ${email}.`);
    await change(tx, account);
  });
}

/** @throws OperatorError for the last account with the role AdminGlobal */
async function refuseLastAdministrator(tx: Db, account: AccountRecord): Promise<void> {
  if (await isLastAdministrator(tx, account))
    throw new OperatorError(`${account.email} is the last AdminGlobal: make another one first.`);
}

/** An act of an operator on an account. */
interface OperatorAct {
  accountId: number;
  act: string;
  before?: object;
  after?: object;
}

const record = ({ now }: OperatorContext, tx: Db, { accountId, ...act }: OperatorAct): Promise<void> =>
  recordAccountAct(tx, { actor: ANONYMOUS, address: '', now }, accountId, { ...act, actingAs: 'operator' });
