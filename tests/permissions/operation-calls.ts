import { TEST_PASSWORD } from '#tests/factories/account.ts';

/** What an operation is asked about. */
export interface Target {
  accountId: number;
  email: string;
  sessionId: number;
  /** What the asker knows or believes to be the password of the account. */
  password: string;
  offerId: number;
  /** The one who asks; a visitor has neither. */
  askerEmail: string;
  /** Secret of a link that still holds for the target, made when it is asked for. */
  secret(purpose: string, facts?: Record<string, string | number>): Promise<string>;
}

/** How each operation is called; one that the schema has and this record lacks fails the test. */
export const CALLS: Readonly<Record<string, (target: Target) => string | Promise<string>>> = {
  intl: () => '{ intl(locale: en) { id } }',
  locations: () => '{ locations(text: "Genf") { id } }',
  operator: () => '{ operator { name } }',
  // A visitor shows no token here that a person sits there.
  sendContactMessage: () =>
    `mutation { sendContactMessage(name: "A", email: "a@example.ch", subject: "B", message: "C") }`,
  signInProviders: () => '{ signInProviders }',
  coords: () => '{ coords(filter: { offerType: 1 }) { count } }',
  offers: () => '{ offers(filter: { offerType: 1 }) { totalRecords } }',
  offersCount: () => '{ offersCount(filter: { offerType: 1 }) { totalRecords } }',
  topCities: () => '{ topCities(limit: 1) { location { id } } }',
  offer: ({ offerId }) => `{ offer(id: ${offerId}) { id } }`,
  goneOffer: ({ offerId }) => `{ goneOffer(id: ${offerId}) { city } }`,
  offerPhone: ({ offerId }) => `{ offerPhone(offerId: ${offerId}) }`,
  profile: ({ email }) => `{ profile(email: "${email}") { id } }`,
  sessions: () => '{ sessions { id } }',
  postAuth: () => '{ postAuth }',
  login: ({ email, password }) => `mutation { login(token: "${password}", provider: 0, extId: "${email}") { email } }`,
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
    `mutation { changeEmailPreference(value: false, type: alert, id: "${await secret('unsubscribe', { type: 'alert' })}") }`,
  sendChangeEmail: () => 'mutation { sendChangeEmail }',
  changeEmail: async ({ secret, accountId, askerEmail }) =>
    `mutation { changeEmail(id: "${await secret('change-email')}", oldEmail: "${askerEmail}",
      newEmail: "new-${accountId}-${Date.now() % 100_000}@example.ch", password: "${TEST_PASSWORD}") }`,
  deleteAccountEmail: ({ accountId }) => `mutation { deleteAccountEmail(id: ${accountId}) }`,
  endSession: ({ sessionId }) => `mutation { endSession(id: ${sessionId}) }`,
  endOtherSessions: () => 'mutation { endOtherSessions }',
  unlinkIdentity: () => `mutation { unlinkIdentity(provider: 1, password: "${TEST_PASSWORD}") }`,
  removePicture: () => 'mutation { removePicture }',
};
