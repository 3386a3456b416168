import { expect, test } from 'vitest';
import { codeInput } from './code-input.ts';

test('spaces in a code do not matter', () => {
  expect(codeInput.parse(' 123 456 ')).toBe('123456');
});

test('no code at all is called a missing one', () => {
  expect(codeInput.safeParse('  ').error?.issues[0]?.message).toBe('error.validation.required');
});
