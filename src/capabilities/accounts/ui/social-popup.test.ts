import { expect, test } from 'vitest';
import { LoginProvider } from '../account.ts';
import { readAnswer } from './social-popup.ts';

const answer = { type: 'lares-sign-in', provider: LoginProvider.Apple, token: 't', firstName: 'Anna', lastName: '' };

test('a provider’s window hands over its token, and the name where it knows one', () => {
  expect(readAnswer(answer, LoginProvider.Apple)).toEqual({ token: 't', firstName: 'Anna', lastName: null });
});

test('a window without a token says so', () => {
  expect(readAnswer({ ...answer, token: undefined }, LoginProvider.Apple)).toMatchObject({ token: null });
  expect(readAnswer({ type: 'lares-sign-in', error: 'denied' }, LoginProvider.Apple)).toEqual({ error: 'denied' });
});

test.each([null, 'lares-sign-in', {}, { ...answer, type: 'other' }, { ...answer, provider: LoginProvider.Google }])(
  'the message %j is none of its answers',
  (data) => {
    expect(readAnswer(data, LoginProvider.Apple)).toBeNull();
  },
);
