import { expect, test, vi } from 'vitest';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { signedInHref } from './signed-in-href.ts';

const MEMBER = { id: 1 } as Viewer;
const SEARCH = '/en/properties/rent?minRooms=3';

/** The page after a sign-in whose document was opened by a link on another page. */
function cameFrom(referrer: string, signIn = '/en/register'): string | null {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return signedInHref(signIn, 'en', MEMBER);
}

test('a member who came from a page of ours goes back to it, unless another one was asked for', () => {
  expect(cameFrom(location.origin + SEARCH)).toBe(SEARCH);
  expect(cameFrom(location.origin + SEARCH, '/en/register?redirectUrl=/en/terms')).toBe('/en/terms');
});

test.each(['', 'about:blank', 'https://elsewhere.example/en/properties/rent'])(
  'from %j the way leads to the home page',
  (referrer) => {
    expect(cameFrom(referrer)).toBe('/en');
  },
);

test.each(['/en/login', '/en/forgot-password', '/dev/mail', '/en/nothing-here'])('no way leads back to %s', (path) => {
  expect(cameFrom(location.origin + path)).toBe('/en');
});

test('a visitor stays on the page that signs in', () => {
  expect(signedInHref('/en/login', 'en', null)).toBeNull();
});
