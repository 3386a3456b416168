import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { loginFailure } from './login-failure.ts';

test.each([
  ['what the server names', new AppError('error.auth.failed', { code: 401 }), 'error.auth.failed'],
  ['an answer without a message', new AppError('error.internal', { code: 500 }), 'account.login.unknown'],
])('a failed login shows its own text: %s', (_what, cause, messageId) => {
  expect(loginFailure((id) => id, cause)).toMatchObject({ messageId });
});
