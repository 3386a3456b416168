import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { type MailKind, OPERATOR_MAILS } from '#platform/mail/mail-kind.ts';
import { mailboxHash } from '#platform/mail/mailbox.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import { anAccount } from '#tests/factories/account.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { MODULES } from '../../src/product/modules.ts';
import { NAME, readPostings } from './mail-cases.ts';

/** All kinds that modules bring, and those of the platform. */
const KINDS: readonly MailKind[] = [
  ...Object.values(OPERATOR_MAILS),
  ...MODULES.flatMap(({ mailKinds = {} }) => Object.values(mailKinds)),
];
const POSTINGS = await readPostings();

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  const { services, database } = app;
  ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
});
afterAll(() => app.close());

/** Rows of mails to an address, and the count of its mailbox, after a mail of a kind was posted. */
async function posted({ name }: MailKind, { isConfirmed }: { isConfirmed: boolean }) {
  const { db } = app.database;
  const posting = POSTINGS[name];
  if (!posting) throw new Error(`No mail-cases.ts posts ${name}.`);
  const status = isConfirmed ? AccountStatus.Active : AccountStatus.NotConfirmed;
  const email = `${name}-${isConfirmed}@example.ch`.toLowerCase();
  const { id: accountId } = await anAccount(app.database, { email, isEmailConfirmed: isConfirmed, status });
  if (isConfirmed) await markConfirmed(db, email);
  await app.database.execute('delete from mail');
  await db.transaction().execute((tx) => posting(ctx, tx, { to: email, accountId }));
  const mail = await db.selectFrom('mail').selectAll().executeTakeFirst();
  const counted = await db
    .selectFrom('mailbox')
    .select('planned')
    .where('mailboxHash', '=', mailboxHash(email))
    .executeTakeFirst();
  return { mail, isCounted: counted !== undefined };
}

/** Kinds that a file exports, in lists of `mailKinds`. */
async function kindsOf(file: string): Promise<MailKind[]> {
  const exported = Object.values((await import(resolve(file))) as Record<string, unknown>);
  return exported
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter((value): value is MailKind => typeof value === 'object' && value !== null && 'unconfirmed' in value);
}

test('every kind of mail in the code is brought by a module, under a name of its own, and posted below', async () => {
  const files = globSync('src/**/*.ts').filter((file) => /= mailKinds\(/.test(readFileSync(file, 'utf8')));
  const kinds = (await Promise.all(files.map(kindsOf))).flat();
  const names = KINDS.map(({ name }) => name);
  expect(kinds.map(({ name }) => name).sort()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(POSTINGS).sort()).toEqual(names.toSorted());
  // No test would see a kind that is in no such list.
  const strays = globSync('src/**/*.ts').filter((file) => /\bkind: \{|as MailKind\b/.test(readFileSync(file, 'utf8')));
  expect(strays).toEqual([]);
});

describe.each(KINDS)('a mail of the kind $name', (kind) => {
  const { name, words, unconfirmed, cause } = kind;

  test(`to an address that never confirmed: ${unconfirmed}, words: ${words}`, async () => {
    const { mail, isCounted } = await posted(kind, { isConfirmed: false });
    const isSent = unconfirmed !== 'never';
    const isRuled = unconfirmed === 'answered' || unconfirmed === 'held';
    expect(mail).toBeDefined();
    expect(mail?.refusedAt === null).toBe(isSent);
    expect(isCounted).toBe(isRuled);
    expect(mail?.unsubscribeHref?.includes('/unsubscribe/all.') ?? false).toBe(isRuled || !isSent);
    expect(mail?.text?.includes('/unsubscribe/all.') ?? false).toBe(isRuled);
    const output = `${mail?.subject} ${mail?.text} ${mail?.html} ${mail?.replyToName}`;
    if (isSent) expect(output.includes('evil')).toBe(words === 'theirs');
    if (isSent && words === 'ours') expect(output).not.toContain(NAME);
  });

  test('to a confirmed address is written, without a count and a stop link', async () => {
    const { mail, isCounted } = await posted(kind, { isConfirmed: true });
    expect(mail).toMatchObject({ refusedAt: null, heldUntil: null });
    expect(isCounted).toBe(false);
    expect(mail?.text).not.toContain('/unsubscribe/all.');
    if (words === 'theirs') expect(`${mail?.subject} ${mail?.text}`).toMatch(/evil|1000/);
  });

  test('says words of others to a confirmed address alone, or to agencies and the operator', () => {
    if (words === 'theirs') expect(unconfirmed === 'never' || name === 'inquiry' || cause === 'house').toBe(true);
  });
});
