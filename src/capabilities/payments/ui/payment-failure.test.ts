import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { failureOf } from './payment-failure.ts';

const of = (messageId: string, values?: Record<string, string | number>) =>
  failureOf(new AppError(messageId, { code: 400, ...(values && { values }) }));

test('a full plan says how much it allows and how much is used, and leads to the homes', () => {
  expect(of('error.quota', { limit: 3, used: 3 })).toEqual({
    text: 'payment.failure.quota',
    values: { limit: 3, used: 3 },
    way: 'homes',
  });
});

test('a home that lacks something leads to its form, a price that is gone asks again', () => {
  expect(of('error.validation', { rooms: 'error.validation.required' })).toMatchObject({ way: 'edit' });
  expect(of('error.validation', { days: 'error.validation.value' })).toMatchObject({ way: 'again' });
});

test('too few credits lead to where they are bought', () => {
  expect(of('error.credits.insufficient')).toMatchObject({ text: 'payment.failure.credits', way: 'credits' });
});

test('after a broken connection, the text says that pressing again is safe', () => {
  expect(of('error.unavailable')).toMatchObject({ text: 'payment.failure.line' });
});

test('any other expected failure shows its own text', () => {
  expect(of('error.rateLimit')).toMatchObject({ text: 'error.rateLimit', way: null });
});
