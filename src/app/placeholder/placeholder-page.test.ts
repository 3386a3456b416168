import { isNotFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { ensureTexts } from '#kit/i18n/loaded-texts.ts';
import { placeholderAt } from './placeholder-page.ts';

vi.mock('#kit/graphql/execute.ts', () => ({ pageOrigin: () => 'https://lares.test' }));

const at = (publicHref: string) => ({ pathname: publicHref.replace(/[?#].*/, ''), publicHref });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};

test('a screen that is still to come is announced', async () => {
  for (const locale of ['fr', 'it'] as const) await ensureTexts(locale, ['placeholder', 'shell']);
  const { subject, head } = placeholderAt(at('/fr/agence/lausanne,c201866?x=1'), 'fr');
  expect(subject).toBe('agencies');
  expect(JSON.stringify(head)).toContain('https://lares.test/fr/agence/lausanne,c201866"');
  expect(JSON.stringify(head)).toContain('noindex');
  expect(placeholderAt(at('/estimate/contact/12'), 'it').subject).toBe('estimator');
});

test.each(['/fr/no-such-page', '/no-such-page', '/xx/contact', '/fr/workspace/my-account', '/dev/kit/more'])(
  '%s is not found',
  (address) => {
    expect(isNotFound(thrownBy(() => placeholderAt(at(address), 'fr')))).toBe(true);
  },
);
