import { describe, expect, test } from 'vitest';
import { brokenRules } from '#kernel/broken-rules.ts';
import { registerForm } from './register-form.ts';

const ANNA = {
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@example.ch',
  password: 'ein langes Wort',
  passwordAgain: 'ein langes Wort',
  acceptTerms: true as const,
};

/** Validation errors by field. */
const broken = (values: object, needsPhone = false): Record<string, string> =>
  brokenRules(registerForm(needsPhone).safeParse(values).error);

describe('the sign-up form', () => {
  test('asks for no more than name, address, password and the terms', () => {
    expect(broken(ANNA)).toEqual({});
  });

  test('asks for the newsletter separately, and not by default', () => {
    expect(registerForm(false).parse(ANNA).newsletter).toBe(false);
  });

  test('says at every field what is wrong with it, also that the passwords differ', () => {
    expect(broken({ ...ANNA, firstName: ' ', email: 'anna@', passwordAgain: 'ein langer Satz' })).toEqual({
      firstName: 'error.validation.required',
      email: 'error.validation.email',
      passwordAgain: 'account.password.mismatch',
    });
  });

  test.each([false, undefined])('is refused while the terms are %s', (acceptTerms) => {
    expect(broken({ ...ANNA, acceptTerms })).toEqual({ acceptTerms: 'account.terms.required' });
  });

  test('asks those who subscribe for a telephone number, too', () => {
    expect(broken(ANNA, true)).toHaveProperty('phone');
    expect(broken({ ...ANNA, phone: '41 79 123 45 67' }, true)).toEqual({});
    expect(broken({ ...ANNA, phone: '12' }, true)).toEqual({ phone: 'error.validation.phone' });
  });
});
