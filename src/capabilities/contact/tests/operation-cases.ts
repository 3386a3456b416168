import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls of the operations of contact. */
export const cases: OperationCases = {
  calls: {
    operator: () => '{ operator { name } }',
    // The visitor sends no token of the bot check here.
    sendContactMessage: () =>
      `mutation { sendContactMessage(name: "A", email: "a@example.ch", subject: "B", message: "C") }`,
  },
};
