import { expect, test } from 'vitest';
import { newEmailInput } from './new-email-input.ts';

test.each([
  ['lea@example.ch', 'lea@example.ch', null],
  ['lea@example.ch', 'lae@example.ch', 'account.email.mismatch'],
  ['lea@example.ch', '', 'error.validation.required'],
])('a new address %s that is repeated as %s: %s', (newEmail, newEmailAgain, rule) => {
  const issues = newEmailInput(false).safeParse({ newEmail, newEmailAgain }).error?.issues ?? [];
  expect(issues.find(({ path }) => path[0] === 'newEmailAgain')?.message ?? null).toBe(rule);
});
