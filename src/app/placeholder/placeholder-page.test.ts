import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { placeholderAt } from './placeholder-page.ts';

const at = (publicHref: string) => ({ pathname: publicHref.replace(/[?#].*/, ''), publicHref });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};

test('a screen that is still to come is announced', () => {
  expect(placeholderAt(at('/fr/agence/lausanne,c201866?x=1'), 'fr')).toEqual({
    subject: 'agencies',
    locale: 'fr',
    path: '/fr/agence/lausanne,c201866',
  });
  expect(placeholderAt(at('/estimate/contact/12'), 'it').subject).toBe('estimator');
});

test.each(['/fr/no-such-page', '/no-such-page', '/xx/contact', '/fr/workspace/my-account', '/dev/kit/more'])(
  '%s is not found',
  (address) => {
    expect(isNotFound(thrownBy(() => placeholderAt(at(address), 'fr')))).toBe(true);
  },
);
