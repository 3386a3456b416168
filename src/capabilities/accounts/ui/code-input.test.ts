import { expect, test } from 'vitest';
import { brokenRules } from '#kernel/broken-rules.ts';
import { codeInput } from './code-input.ts';

test('spaces in a code do not matter', () => {
  expect(codeInput.parse(' 123 456 ')).toBe('123456');
});

test('no code at all is called a missing one', () => {
  expect(brokenRules(codeInput.safeParse('  ').error)).toEqual({ input: 'error.validation.required' });
});
