import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginPath, redirectOf, safeRedirect } from './account.links.ts';

test.each(['/en/workspace/my-account', '/fr/immobilier/louer?minRooms=3.5&polygons=a;b#list', '/'])(
  'after signing in, %s is the requested page',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'en',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/en/..//evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /en',
  '/en/\u0000',
])('case 52: %j leads nowhere', (wanted) => {
  expect(safeRedirect(wanted)).toBeNull();
});

test.each(['/en/login', '/de/anmelden?redirectUrl=%2Fde', '/it/registrati'])(
  '%s is no place to go after it',
  (path) => {
    expect(safeRedirect(path)).toBeNull();
  },
);

test('case 52: a browser stays on our origin at any requested address', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '//',
    '%2f',
    '%5C',
    '\t',
    '\n',
    'evil.example',
    'en',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = safeRedirect(parts.join(''));
      fc.pre(path !== null);
      expect(new URL(path ?? '', 'https://own.example').origin).toBe('https://own.example');
    }),
    { numRuns: 2_000 },
  );
});

test('a login that was asked for on the way leads back to where it was asked', () => {
  const login = loginPath('de', '/de/workspace/my-alerts?pageNumber=2');
  expect(login).toBe('/de/anmelden?redirectUrl=%2Fde%2Fworkspace%2Fmy-alerts%3FpageNumber%3D2');
  expect(redirectOf(login.replace(/.*\?/, ''))).toBe('/de/workspace/my-alerts?pageNumber=2');
});
