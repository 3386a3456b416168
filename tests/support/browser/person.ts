/** A person who registers in a test. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** An unknown person. */
export const aPerson = (facts: Partial<Person> = {}): Person => ({
  ...{ firstName: 'Lena', lastName: 'Keller', email: `journey-${crypto.randomUUID().slice(0, 13)}@example.ch` },
  ...{ password: 'Drei-Enten-am-See', ...facts },
});

/** Values of the registration form, in its order, by the ids of its labels. */
export const registrationOf = ({ firstName, lastName, email, password }: Person): [string, string][] => [
  ['firstName', firstName],
  ['lastName', lastName],
  ['email', email],
  ['password', password],
  ['passwordAgain', password],
];
