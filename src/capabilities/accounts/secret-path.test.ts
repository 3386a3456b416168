import { expect, test } from 'vitest';
import { withoutPathSecret } from './secret-path.ts';

test.each([
  ['/reset-password/s3cret-_', '/reset-password'],
  ['/confirmation-account/s3cret?connect=1', '/confirmation-account'],
  ['/reset-password/s3cret,', '/reset-password'],
  ['/reset-password/s%33cret', '/reset-password'],
  ['/de/konto-loeschen/s3cret', '/de/konto-loeschen'],
  ['/de/konto-loeschen', '/de/konto-loeschen'],
  ['/change-email', '/change-email'],
  ['/en/login?redirectUrl=%2Fchange-email%2Fs3cret', '/en/login'],
  ['/en/login?a=1&redirectUrl=%2Fchange-email%2Fs3cret#x', '/en/login'],
  ['/en/search?page=2', '/en/search?page=2'],
])('a visit counter receives %s as %s', (path, counted) => {
  expect(withoutPathSecret(path)).toBe(counted);
});
