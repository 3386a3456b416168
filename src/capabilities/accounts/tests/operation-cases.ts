import { TEST_PASSWORD } from '#tests/factories/account.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';
import { openSession } from '#tests/support/product/open-session.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    sessionId: number;
  }
}

/** Calls of the operations of accounts, with their targets. */
export const cases: OperationCases = {
  missing: { sessionId: 999_999 },
  targets: [
    {
      gives: ['sessionId'],
      make: async ({ app, subject }) => ({ sessionId: (await openSession(app, subject.id)).sessionId }),
    },
  ],
  calls: {
    signInProviders: () => '{ signInProviders }',
    profile: ({ email }) => `{ profile(email: "${email}") { id } }`,
    sessions: () => '{ sessions { id } }',
    postAuth: () => '{ postAuth }',
    login: ({ email, password }) =>
      `mutation { login(token: "${password}", provider: 0, extId: "${email}") { email } }`,
    verifySecondFactor: () => 'mutation { verifySecondFactor(code: "123456") { email } }',
    startSecondFactor: () => 'mutation { startSecondFactor { uri } }',
    confirmSecondFactor: () => 'mutation { confirmSecondFactor(code: "123456") }',
    stopSecondFactor: () => `mutation { stopSecondFactor(password: "${TEST_PASSWORD}") }`,
    updateProfile: ({ accountId }) =>
      `mutation { updateProfile(id: ${accountId}, firstName: "New", lastName: "Name") { id } }`,
    changePassword: ({ accountId }) =>
      `mutation { changePassword(id: ${accountId}, oldPassword: "${TEST_PASSWORD}", newPassword: "Neues-Schloss-8?") }`,
    sendResetEmail: ({ email }) => `mutation { sendResetEmail(email: "${email}") }`,
    resendConfirmationEmail: ({ email }) => `mutation { resendConfirmationEmail(email: "${email}") }`,
    resetPassword: async ({ secret }) =>
      `mutation { resetPassword(id: "${await secret('reset-password')}", newPassword: "Neues-Schloss-8?") }`,
    confirmEmail: async ({ secret }) =>
      `mutation { confirmEmail(id: "${await secret('confirm-email')}", password: "${TEST_PASSWORD}") }`,
    undoEmailChange: async ({ secret, accountId }) => {
      const oldEmail = `old-${accountId}@example.ch`;
      return `mutation { undoEmailChange(id: "${await secret('undo-email-change', { oldEmail })}") }`;
    },
    unsubscribe: async ({ secret }) =>
      `mutation { unsubscribe(id: "${await secret('unsubscribe', { type: 'alert' })}") }`,
    deleteAccount: async ({ secret }) => `mutation { deleteAccount(id: "${await secret('delete-account')}") }`,
    linkIdentity: async ({ secret, accountId }) => {
      const facts = { provider: 1, subject: `subject-${accountId}`, email: 'x@example.ch' };
      return `mutation { linkIdentity(id: "${await secret('link-identity', facts)}", password: "${TEST_PASSWORD}") }`;
    },
    changeEmailPreference: async ({ secret }) =>
      `mutation { changeEmailPreference(value: false, type: alert, id: "${await secret('unsubscribe', { type: 'alert' })}") { id } }`,
    sendChangeEmail: ({ accountId }) => `mutation { sendChangeEmail(id: ${accountId}) }`,
    changeEmail: async ({ secret, accountId, askerEmail }) =>
      `mutation { changeEmail(id: "${await secret('change-email')}", oldEmail: "${askerEmail}",
      newEmail: "new-${accountId}-${Date.now() % 100_000}@example.ch", password: "${TEST_PASSWORD}") { id } }`,
    deleteAccountEmail: ({ accountId }) => `mutation { deleteAccountEmail(id: ${accountId}) }`,
    endSession: ({ sessionId }) => `mutation { endSession(id: ${sessionId}) }`,
    endOtherSessions: () => 'mutation { endOtherSessions }',
    unlinkIdentity: () => `mutation { unlinkIdentity(provider: 1, password: "${TEST_PASSWORD}") }`,
    removePicture: () => 'mutation { removePicture }',
  },
};
