import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { aMemberElsewhere, logIn, register } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const form = page.getByRole('main');

test('a registration with open fields says so at each, and loses nothing', async () => {
  await mountPage('/en/register', { window: PHONE });
  await form.getByLabelText('First name').fill('Lena');
  await form.getByLabelText('Email').fill('no address');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await form.getByText('To proceed, please fill out all required fields').findElement();
  await form.getByText('Please enter a valid email address.').findElement();
  await form.getByText('You must accept the terms of service to continue.').findElement();
  await expect.element(form.getByLabelText('First name')).toHaveValue('Lena');
  await form.getByLabelText('Last name').fill('Keller');
  await expectAccessible();
});

test('a registration with a known address says so, and a wrong password says no more than that', async () => {
  const person = await aMemberElsewhere();
  await mountPage('/en/register');
  await register(person);
  await page.getByText('This account already exists. Please log in.').first().findElement();
  await mountPage('/en/login');
  await logIn({ ...person, password: 'not this one' });
  await page.getByText('Authentication failed. Please try again.').first().findElement();
  await expect.element(form.getByLabelText('Email')).toHaveValue(person.email);
});
