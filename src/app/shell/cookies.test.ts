import { expect, test } from 'vitest';
import { consentCookie, readConsent } from '#kit/consent/consent.ts';
import { localeCookie } from './header/remembered-locale.ts';

test('a chosen language is remembered for ten years, on every page', () => {
  expect(localeCookie('fr')).toBe('lang=fr; path=/; max-age=315360000; samesite=lax');
});

test('an answer to the cookie banner is stored until 1 January 2029', () => {
  expect(consentCookie('accepted')).toBe(
    'lm_cookies=accepted; path=/; expires=Mon, 01 Jan 2029 00:00:00 GMT; samesite=lax',
  );
});

test.each([
  ['', null],
  ['lm_cookies=accepted', 'accepted'],
  ['lang=de; lm_cookies=necessary; x=1', 'necessary'],
  ['lm_cookies=perhaps', null],
  ['xlm_cookies=accepted', null],
])('the cookies "%s" mean %s', (cookies, consent) => {
  expect(readConsent(cookies)).toBe(consent);
});

test('a stored answer is read back', () => {
  for (const answer of ['accepted', 'necessary'] as const) expect(readConsent(consentCookie(answer))).toBe(answer);
});
