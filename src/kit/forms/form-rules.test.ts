import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import { revalidateShownErrors, showServerErrors } from './form-rules.ts';

const schema = z
  .object({ email: z.string().min(1, 'required'), password: z.string().min(8, 'short'), again: z.string() })
  .refine(({ password, again }) => password === again, { path: ['again'], message: 'mismatch' });

function aForm() {
  const { formControl } = createFormControl({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: { email: '', password: '', again: '' },
  });
  const { control } = formControl;
  const fields = {
    email: formControl.register('email'),
    password: formControl.register('password'),
    again: formControl.register('again'),
  };
  const rules = (): Record<string, unknown> =>
    Object.fromEntries(Object.entries(control._formState.errors).map(([name, error]) => [name, error.message]));
  const type = async (name: keyof typeof fields, value: string): Promise<void> => {
    await fields[name].onChange({ type: 'change', target: { name, value } });
    await new Promise(setImmediate);
  };
  revalidateShownErrors(formControl, () => control._formState.errors);
  return { formControl, rules, type };
}

test('an edit shows the error of its own field, not of untouched fields', async () => {
  const { rules, type } = aForm();
  await type('password', 'short');
  expect(rules()).toEqual({ password: 'short' });
});

test('a failed submit marks every wrong field', async () => {
  const { formControl, rules } = aForm();
  await formControl.handleSubmit(() => {})();
  expect(rules()).toEqual({ email: 'required', password: 'short' });
});

test('an edit that mends another field takes its error away, too', async () => {
  const { rules, type } = aForm();
  await type('password', 'long enough');
  await type('again', 'long enouph');
  expect(rules()).toEqual({ again: 'mismatch' });
  await type('password', 'long enouph');
  expect(rules()).toEqual({});
});

test('an error of the server is at its field until that field is edited', async () => {
  const { formControl, rules, type } = aForm();
  const refusal = new AppError('error.validation', {
    code: 400,
    values: { password: 'error.password.common', agency: 'error.validation.value' },
  });
  expect(showServerErrors(formControl, ['email', 'password', 'again'], refusal)).toBe(true);
  await type('email', 'anna@example.ch');
  expect(rules()).toEqual({ password: 'error.password.common' });
  await type('password', 'long enough');
  expect(rules().password).toBeUndefined();
});

test('a refusal that names no field of the form is left to the form as a whole', () => {
  const { formControl } = aForm();
  const values = { agency: 'error.validation.value' };
  expect(showServerErrors(formControl, ['email'], new AppError('error.validation', { code: 400, values }))).toBe(false);
  expect(showServerErrors(formControl, ['email'], new AppError('error.auth.failed', { code: 401 }))).toBe(false);
});
