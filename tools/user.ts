import { parseArgs } from 'node:util';
import {
  changeRoles,
  createByOperator,
  disable,
  enable,
  type OperatorContext,
  OperatorError,
  removeSecondFactor,
} from '#capabilities/accounts/server/operator.service.ts';
import { Role, type RoleName } from '#kernel/roles.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { readSecrets } from '#platform/config/secret.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { comparedMigrations, NewerSchemaError } from '#platform/db/migrate.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { allowMail } from '#platform/mail/recipient.service.ts';
import { sampleCode, samplePassword } from '#sample/users.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

const USAGE = `npm run user -- create EMAIL --role ROLE[,ROLE] [--first NAME] [--last NAME]
npm run user -- role EMAIL ROLE[,ROLE]
npm run user -- disable EMAIL --reason TEXT
npm run user -- enable EMAIL
npm run user -- forget-codes EMAIL       (phone and recovery codes are lost)
npm run user -- allow-mail EMAIL         (its owner used the stop link and wants mails again)
npm run user -- code EMAIL               (the one-time code of a sample user at this moment)
npm run user -- sample-password          (the password of all sample users)
Roles: ${Object.keys(Role).join(', ')}`;

/** SQLSTATE of a missing table. */
const UNDEFINED_TABLE = '42P01';

/** An invalid or incomplete command. */
const misused = (): OperatorError => new OperatorError(USAGE);

/** A command of the operator; it returns its message. @throws OperatorError */
type Command = (ctx: OperatorContext) => Promise<string>;

/**
 * Parses a command of the operator.
 *
 * @param args as typed after `npm run user --`
 * @throws OperatorError the usage, when it is invalid
 */
export function userCommand(args: readonly string[]): Command {
  const { command, email, roles, options } = parse(args);
  switch (command) {
    case 'create': {
      const { role, first = 'New', last = 'Member' } = options;
      const person = { email, rolesFlag: rolesFlagOf(role), firstName: first, lastName: last };
      return async (ctx) => {
        const password = await createByOperator(ctx, person);
        return `${email} can sign in with this password, which is not shown again: ${password}`;
      };
    }
    case 'role': {
      const rolesFlag = rolesFlagOf(roles);
      return async (ctx) => {
        await changeRoles(ctx, email, rolesFlag);
        return `${email} has other roles now and has to sign in again.`;
      };
    }
    case 'disable': {
      const { reason } = options;
      if (!reason) throw misused();
      return async (ctx) => {
        await disable(ctx, email, reason);
        return `${email} is suspended.`;
      };
    }
    case 'enable':
      return async (ctx) => {
        await enable(ctx, email);
        return `${email} may sign in again.`;
      };
    case 'forget-codes':
      return async (ctx) => {
        await removeSecondFactor(ctx, email);
        return `${email} signs in without one-time codes; staff set them up anew.`;
      };
    case 'allow-mail':
      return async ({ db }) => {
        await allowMail(db, email);
        return `${email} gets mail again and counts as confirmed.`;
      };
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

/** Roles by their names, separated by commas. @throws OperatorError */
function rolesFlagOf(names: string | undefined): number {
  const roles = names?.split(',').map((name) => name.trim()) ?? [];
  const unknown = roles.filter((name) => !Object.hasOwn(Role, name));
  if (roles.length === 0 || unknown.length > 0) throw new OperatorError(`Roles are ${Object.keys(Role).join(', ')}.`);
  return roles.reduce((flag, name) => flag | Role[name as RoleName], 0);
}

/** @throws OperatorError when the database lacks tables of this version; NewerSchemaError when it has those of a newer one */
async function requirePrepared({ db }: DatabaseHandle): Promise<void> {
  const { missing, incompatible } = await comparedMigrations(db).catch((error: { code?: string }) => {
    if (error.code === UNDEFINED_TABLE) return { missing: ['all of them'], incompatible: [] };
    throw error;
  });
  if (incompatible.length > 0) throw new NewerSchemaError(incompatible);
  if (missing.length > 0) throw new OperatorError('The database is not up to date: npm start once.');
}

/** Answer that follows from the secret alone, available while the product runs; null for any other command. */
function answerBySecret(config: Config, [command, email = '']: readonly string[]): string | null {
  const secrets = () => createSecrets(readSecrets(config));
  if (command === 'code') return sampleCode(secrets(), email, new Date());
  return command === 'sample-password' ? samplePassword(secrets()) : null;
}

async function main(config: Config, args: readonly string[]): Promise<void> {
  const answer = answerBySecret(config, args);
  if (answer !== null) {
    console.log(answer);
    return;
  }
  const command = userCommand(args);
  const database = await openDatabase(config);
  try {
    await requirePrepared(database);
    console.log(await command({ db: database.db, now: () => new Date() }));
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    await main(readConfig(), process.argv.slice(2));
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exitCode = 1;
  }
}
