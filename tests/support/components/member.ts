import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import { aPerson, type Person } from '#tests/support/browser/person.ts';
import { mountPage } from './mount-page.tsx';

/** Shows a page to a new member, as a document made for them would. @returns who that is */
export async function mountPageAsMember(
  path: string,
  { person = aPerson(), ...surroundings }: Parameters<typeof mountPage>[1] & { person?: Person } = {},
): Promise<Person> {
  await commands.becomeMember(person, inject('sceneServer'));
  setViewer(await loadViewer());
  await mountPage(path, surroundings);
  return person;
}

/** Makes an account whose owner is not at this browser. */
export async function aMemberElsewhere(): Promise<Person> {
  const person = aPerson();
  await commands.becomeMember(person, inject('sceneServer'));
  await commands.becomeVisitor();
  return person;
}

/** The form of a dialog, else that of the page. */
const signInForm = () => page.getByCss('dialog[open], main').last();

/** Fills the registration form, in English, and sends it. */
export async function register(person: Person): Promise<void> {
  const form = signInForm();
  await form.getByLabelText('First name').fill(person.firstName);
  await form.getByLabelText('Last name').fill(person.lastName);
  await form.getByLabelText('Email').fill(person.email);
  await form.getByLabelText('Password', { exact: true }).fill(person.password);
  await form.getByLabelText('Repeat password').fill(person.password);
  await form.getByRole('checkbox').first().click();
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills the login form in English, and sends it. */
export async function logIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = signInForm();
  await form.getByLabelText('Email').fill(email);
  await form.getByLabelText('Password').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}
