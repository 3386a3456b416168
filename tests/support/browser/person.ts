/** Who registers in a test. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Somebody whom nobody knows yet. */
export const aPerson = (facts: Partial<Person> = {}): Person => ({
  ...{ firstName: 'Lena', lastName: 'Keller', email: `journey-${crypto.randomUUID().slice(0, 13)}@example.ch` },
  ...{ password: 'Drei-Enten-am-See', ...facts },
});

/** What the form asks of somebody, in its order, by the ids of its labels. */
export const registrationOf = ({ firstName, lastName, email, password }: Person): [string, string][] => [
  ['firstName', firstName],
  ['lastName', lastName],
  ['email', email],
  ['password', password],
  ['passwordAgain', password],
];
