import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'a secret that is long enough for tests';
const operator = (env: Record<string, string>) => readConfig({ SECRET, ...env }).operator;

test('without settings it is the sample, and says so', () => {
  expect(operator({})).toEqual({
    name: 'Lares Marktplatz AG',
    address: ['Avenue du Théâtre 1', '1005 Lausanne'],
    email: 'hello@lares.example',
    phone: '+41 21 555 00 00',
    uid: 'CHE-000.000.000 MWST',
    locale: 'de',
    isSample: true,
  });
});

test('an operator is named as the settings say', () => {
  expect(
    operator({
      OPERATOR_NAME: 'Seeblick Portal GmbH',
      OPERATOR_ADDRESS: 'Seestrasse 1, Postfach, 8002 Zürich',
      OPERATOR_EMAIL: 'post@seeblick.example',
      OPERATOR_PHONE: '+41 44 555 00 00',
      OPERATOR_UID: 'CHE-123.456.789 MWST',
      OPERATOR_LANGUAGE: 'it',
    }),
  ).toEqual({
    name: 'Seeblick Portal GmbH',
    address: ['Seestrasse 1', 'Postfach', '8002 Zürich'],
    email: 'post@seeblick.example',
    phone: '+41 44 555 00 00',
    uid: 'CHE-123.456.789 MWST',
    locale: 'it',
    isSample: false,
  });
});

test('an own name is never beside a telephone number of the sample', () => {
  const own = operator({ OPERATOR_NAME: 'Seeblick', OPERATOR_ADDRESS: 'Seestrasse 1, 8002 Zürich' });
  expect([own.phone, own.uid]).toEqual([null, null]);
});

test('messages arrive where mail comes from, unless another address is named', () => {
  expect(operator({ MAIL_FROM: 'post@seeblick.example' }).email).toBe('post@seeblick.example');
});

test.each([
  [{ OPERATOR_NAME: 'Seeblick' }, /OPERATOR_NAME and OPERATOR_ADDRESS: must both be set/],
  [{ OPERATOR_EMAIL: 'post' }, /OPERATOR_EMAIL: must be an address/],
  [{ OPERATOR_PHONE: '044 555' }, /OPERATOR_PHONE: must be a number like/],
  [{ OPERATOR_UID: '123' }, /OPERATOR_UID: must look like/],
  [{ OPERATOR_LANGUAGE: 'es' }, /OPERATOR_LANGUAGE: must be one of en, fr, de, it/],
])('%j is refused', (env, words) => {
  expect(() => operator(env as Record<string, string>)).toThrow(words);
});
