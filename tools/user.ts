import { parseArgs } from 'node:util';
import {
  changeRoles,
  createByOperator,
  disable,
  enable,
  forgetCodes,
  type OperatorContext,
  OperatorError,
} from '#capabilities/accounts/server/operator.service.ts';
import { Role, type RoleName } from '#kernel/roles.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { readSecret } from '#platform/config/secret.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/directory-lock.ts';
import { migrationNames, migrationsDone } from '#platform/db/migrate.ts';
import { createSecrets } from '#platform/http/secrets.ts';
import { sampleCode } from './sample/users.ts';

const USAGE = `npm run user -- create EMAIL --role ROLE[,ROLE] [--first NAME] [--last NAME]
npm run user -- role EMAIL ROLE[,ROLE]
npm run user -- disable EMAIL --reason TEXT
npm run user -- enable EMAIL
npm run user -- forget-codes EMAIL       (phone and recovery codes are lost)
npm run user -- code EMAIL               (the one-time code of a sample user at this moment)
Roles: ${Object.keys(Role).join(', ')}`;

/** A command that cannot be understood, or is missing something. */
const misused = (): OperatorError => new OperatorError(USAGE);

/**
 * Does what an operator asks for. Returns what to tell.
 *
 * @param args as typed after `npm run user --`
 * @throws OperatorError
 */
export async function runUserCommand(ctx: OperatorContext, args: readonly string[]): Promise<string> {
  const { command, email, roles, options } = parse(args);
  switch (command) {
    case 'create': {
      const { role, first = 'New', last = 'Member' } = options;
      const names = { firstName: first, lastName: last };
      const password = await createByOperator(ctx, { email, rolesFlag: rolesFlagOf(role), ...names });
      return `${email} can sign in with this password, which is not shown again: ${password}`;
    }
    case 'role':
      await changeRoles(ctx, email, rolesFlagOf(roles));
      return `${email} has other roles now and has to sign in again.`;
    case 'disable':
      if (!options.reason) throw misused();
      await disable(ctx, email, options.reason);
      return `${email} is suspended.`;
    case 'enable':
      await enable(ctx, email);
      return `${email} may sign in again.`;
    case 'forget-codes':
      await forgetCodes(ctx, email);
      return `${email} signs in without one-time codes; staff set them up anew.`;
    default:
      throw misused();
  }
}

/** Words of a command. @throws OperatorError */
function parse(args: readonly string[]) {
  const options = {
    role: { type: 'string' },
    first: { type: 'string' },
    last: { type: 'string' },
    reason: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, email, roles, ...rest] = positionals;
    if (!command || !email || rest.length > 0) throw misused();
    return { command, email, roles, options: values };
  } catch {
    throw misused();
  }
}

/** Roles by their names, parted by commas. @throws OperatorError */
function rolesFlagOf(names: string | undefined): number {
  const roles = names?.split(',').map((name) => name.trim()) ?? [];
  const unknown = roles.filter((name) => !Object.hasOwn(Role, name));
  if (roles.length === 0 || unknown.length > 0) throw new OperatorError(`Roles are ${Object.keys(Role).join(', ')}.`);
  return roles.reduce((flag, name) => flag | Role[name as RoleName], 0);
}

/** @throws OperatorError when the database lacks tables of this version */
async function requirePrepared({ db }: DatabaseHandle): Promise<void> {
  const done = await migrationsDone(db).catch(() => []);
  if (done.length < migrationNames().length) throw new OperatorError('The database is not up to date: npm start once.');
}

async function main(config: Config, args: readonly string[]): Promise<void> {
  if (args[0] === 'code') {
    // Made out of the secret alone: works while the product runs.
    console.log(sampleCode(createSecrets(readSecret(config)), args[1] ?? '', new Date()));
    return;
  }
  const database = await openDatabase(config);
  try {
    await requirePrepared(database);
    console.log(await runUserCommand({ db: database.db, now: () => new Date() }, args));
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    await main(readConfig(), process.argv.slice(2));
  } catch (error) {
    const isPlain = [OperatorError, ConfigError, DirectoryLockedError].some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
