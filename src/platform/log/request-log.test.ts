import { expect, test } from 'vitest';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import { loggedAddress } from './request-log.ts';

test.each([
  ['/reset-password/s3cret', '/reset-password'],
  ['/reset-password/s3cret,', '/reset-password'],
  ['/reset-password//s3cret/?x=1', '/reset-password'],
  ['/fr/Change-Email/s3cret/more', '/fr/Change-Email'],
  ['/delete-account/s3cret', '/delete-account'],
  ['/de/konto-loeschen/s3%63ret', '/de/konto-loeschen'],
  ['/de/favoriten/einladung/s3cret?x=1', '/de/favoriten/einladung'],
  ['/de/suchabos/bestaetigen/s3cret?x=1', '/de/suchabos/bestaetigen'],
  ['/favourites/invitation/s3cret,/more', '/favourites/invitation'],
  ['/auth?code=s3cret&state=s3cret', '/auth'],
  ['/auth/?code=s3cret', '/auth/'],
  ['/en/login?redirectUrl=%2Fchange-email%2Fs3cret', '/en/login'],
  ['/auth/start/1', '/auth/start/1'],
  ['/en/real-estate/rent?page=2', '/en/real-estate/rent?page=2'],
  ['/authors?page=2', '/authors?page=2'],
  ['/', '/'],
])('of a request to %s the log says %s', (url, logged) => {
  expect(loggedAddress(url, withoutPathSecret)).toBe(logged);
});
