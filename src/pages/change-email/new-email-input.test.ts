import { expect, test } from 'vitest';
import { brokenRules } from '#kernel/broken-rules.ts';
import { newEmailInput } from './new-email-input.ts';

test.each([
  ['lea@example.ch', 'lea@example.ch', null],
  ['lea@example.ch', 'lae@example.ch', 'account.email.mismatch'],
  ['lea@example.ch', '', 'error.validation.required'],
])('a new address %s that is repeated as %s: %s', (newEmail, newEmailAgain, rule) => {
  const rules = brokenRules(newEmailInput(false).safeParse({ newEmail, newEmailAgain }).error);
  expect(rules.newEmailAgain ?? null).toBe(rule);
});
