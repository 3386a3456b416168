import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { hashPassword, isPasswordOf, refuseWhenCrowded } from './password-hash.ts';

/** One hash is computed, and forty wait. */
const ROOM = 41;

const refusalOf = (error: unknown): string =>
  error instanceof AppError ? `${error.code} ${error.messageId}` : 'defect';

test('a password belongs to its hash however its letters are composed; another, or none, does not', async () => {
  const hash = await hashPassword('Türschloss-7!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordOf(hash, 'Tu\u0308rschloss-7!')).toBe(true);
  expect(await isPasswordOf(hash, 'Türschloss-8!')).toBe(false);
  expect(await isPasswordOf(null, 'Türschloss-7!')).toBe(false);
});

test('a text that is no hash is a defect and blocks no other sign-in', async () => {
  await expect(isPasswordOf('no hash', 'x')).rejects.toThrow();
  expect(await isPasswordOf(await hashPassword('x'), 'x')).toBe(true);
});

test('a caller who comes when forty wait is refused for now, and there is room again afterwards', async () => {
  const asked = Array.from({ length: ROOM + 5 }, () => hashPassword('x').then(() => 'done', refusalOf));
  expect(() => refuseWhenCrowded()).toThrow(AppError);
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(ROOM);
  expect(answers.filter((answer) => answer === '503 error.unavailable')).toHaveLength(5);
  expect(() => refuseWhenCrowded()).not.toThrow();
});

test('a caller who leaves while waiting frees the turn, and the thread hashes on for the others', async () => {
  const leaving = new AbortController();
  const first = hashPassword('x');
  const left = Array.from({ length: ROOM - 1 }, () => hashPassword('x', leaving.signal));
  expect(() => refuseWhenCrowded()).toThrow(AppError);
  leaving.abort(new Error('left'));
  for (const outcome of await Promise.allSettled(left)) expect(outcome).toMatchObject({ status: 'rejected' });
  expect(() => refuseWhenCrowded()).not.toThrow();
  expect(await isPasswordOf(await first, 'x')).toBe(true);
});
