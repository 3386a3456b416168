import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of contact are called, and about what. */
export const cases: OperationCases = {
  calls: {
    operator: () => '{ operator { name } }',
    // A visitor shows no token here that a person sits there.
    sendContactMessage: () =>
      `mutation { sendContactMessage(name: "A", email: "a@example.ch", subject: "B", message: "C") }`,
  },
};
