import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPerson } from '#tests/support/browser/person.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { toastSays } from '#tests/support/components/locators.ts';
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

test('a new member is welcomed by name where the search begins, not in a form', async () => {
  const person = aPerson();
  await mountPage('/en/register');
  await register(person);
  await toastSays(`Welcome, ${person.firstName}!`);
  await expect.poll(() => location.pathname).toBe('/en');
});

test('a new member stays on the page below the dialog', async () => {
  const person = aPerson();
  await mountPage('/en/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await register(person);
  await toastSays(`Account created successfully. Welcome, ${person.firstName}!`);
  expect(location.pathname).toBe('/en/terms');
});

test('the dialog over a page that only signs in leads on from there', async () => {
  await mountPage('/en/register?redirectUrl=/en/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await register(aPerson());
  await expect.poll(() => location.pathname).toBe('/en/terms');
});
