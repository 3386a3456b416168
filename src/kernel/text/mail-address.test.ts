import { describe, expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('an e-mail address', () => {
  test.each(['a@b.ch', 'anna.müller+lares@mail.example.ch', "o'neill@example.com", 'x@xn--zrich-kva.ch'])(
    '%s is one',
    (text) => expect(isMailAddress(text)).toBe(true),
  );

  test.each([
    '',
    'anna',
    'anna@localhost',
    'anna@example.c',
    'anna@@example.ch',
    'anna@example.ch,ben@example.ch',
    'Anna <anna@example.ch>',
    '"anna"@example.ch',
    'anna@example.ch\n',
    'anna@example.ch\r\nBcc: ben@example.ch',
    'anna ben@example.ch',
    `${'a'.repeat(40)}@example.ch`,
  ])('%j is none', (text) => expect(isMailAddress(text)).toBe(false));
});
