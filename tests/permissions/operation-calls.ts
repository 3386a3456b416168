import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { aPushBrowser } from '#tests/support/neighbours/push-service.ts';

/** What an operation is asked about. */
export interface Target {
  accountId: number;
  email: string;
  sessionId: number;
  /** What the asker knows or believes to be the password of the account. */
  password: string;
  offerId: number;
  /** An owner's offer of the target: a draft, unless an operation is about one that is online. */
  ownOfferId: number;
  /** The public copy of an owner's offer of the target. */
  ownCopyId: number;
  /** A bill of the target that is not paid. */
  paymentId: number;
  /** An owner's offer of the target that is online, for those who review. */
  onlineOfferId: number;
  /** A problem that somebody told of with a listing of the target. */
  reportId: number;
  /** A home with a heart of the target; a public one that nobody saved where there is no such target. */
  savedId: number;
  /** An invitation that the target sent and nobody has answered. */
  invitationId: number;
  /** A device on which the target is told things. */
  deviceId: number;
  /** An alert of the target: of the visitor who asks, where that is who it is about. */
  alertId: number;
  /** Secret of a link that asks an address whether homes may be mailed there. */
  consentSecret: string;
  /** What the bell told the target; nothing told where there is no such target. */
  activityId: string;
  /** A conversation of the target with somebody else. */
  conversationId: number;
  /** A message to the target in it. */
  messageId: number;
  /** A message of the target that waits for a moderator. */
  heldMessageId: number;
  /** That somebody told of the conversation. */
  conversationReportId: number;
  /** Secret of a link by which the target takes a conversation over. */
  claimSecret: string;
  /** Secret of a mail's link that ends mails of the target's alert. */
  mailEndSecret: string;
  /** The one who asks; a visitor has neither. */
  askerEmail: string;
  /** Secret of a link that still holds for the target, made when it is asked for. */
  secret(purpose: string, facts?: Record<string, string | number>): Promise<string>;
}

/** How an operation is called. */
export type OperationCall = (target: Target) => string | Promise<string>;

/** How each operation is called; one that the schema has and this record lacks fails the test. */
export const CALLS: Readonly<Record<string, OperationCall>> = {
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
  prices: () => '{ prices { amount } }',
  priceRange: () => '{ priceRange(cityId: 201866, offerType: 1, category: 1) { median } }',
  offerEdit: ({ ownOfferId }) => `{ offerEdit(id: ${ownOfferId}) { id } }`,
  offerInterest: ({ ownOfferId }) => `{ offerInterest(id: ${ownOfferId}, days: 30) { total } }`,
  offerSeen: ({ offerId }) => `mutation { offerSeen(offerId: ${offerId}) }`,
  getOffersCounters: () => '{ getOffersCounters { count } }',
  createOrUpdateOffer: ({ ownOfferId }) =>
    `mutation { createOrUpdateOffer(offer: { id: ${ownOfferId}, price: 2000 }) { id } }`,
  cloneOffer: ({ ownOfferId }) => `mutation { cloneOffer(id: ${ownOfferId}) { id } }`,
  deleteOffer: ({ ownOfferId }) => `mutation { deleteOffer(id: ${ownOfferId}) { id } }`,
  offerSold: ({ ownOfferId }) => `mutation { offerSold(id: ${ownOfferId}) { id } }`,
  verifyOffer: ({ ownOfferId }) => `mutation { verifyOffer(id: ${ownOfferId}) { id } }`,
  publishOffer: ({ ownOfferId }) => `mutation { publishOffer(id: ${ownOfferId}) { id } }`,
  rejectOffer: ({ ownOfferId }) =>
    `mutation { rejectOffer(id: ${ownOfferId}, comment: "Please add a picture.") { id } }`,
  releaseClaim: ({ ownOfferId }) => `mutation { releaseClaim(id: ${ownOfferId}) { id } }`,
  rollbackOffer: ({ ownOfferId }) => `mutation { rollbackOffer(id: ${ownOfferId}) { id } }`,
  startAutoSuggestion: ({ ownOfferId }) => `mutation { startAutoSuggestion(id: ${ownOfferId}) { id } }`,
  stopAutoSuggestion: ({ ownOfferId }) => `mutation { stopAutoSuggestion(id: ${ownOfferId}) { id } }`,
  setVisibilityOnOffer: ({ ownCopyId }) =>
    `mutation { setVisibilityOnOffer(activeOfferId: ${ownCopyId}, status: 43) { id } }`,
  deleteCoords: ({ ownCopyId }) => `mutation { deleteCoords(id: ${ownCopyId}) }`,
  turnOfferPicture: ({ ownOfferId }) => `mutation { turnOfferPicture(id: ${ownOfferId}, img_id: 1) { img_id } }`,
  payWays: () => '{ payWays { way } }',
  payment: ({ paymentId }) => `{ payment(id: ${paymentId}) { id } }`,
  payments: () => '{ payments { totalRecords } }',
  userCredits: ({ accountId }) => `{ userCredits(userId: ${accountId}) { rentCredits } }`,
  payouts: () => '{ payouts { totalRecords } }',
  unmatchedBankEntries: () => '{ unmatchedBankEntries { totalRecords } }',
  createPayment: ({ ownOfferId }) =>
    `mutation { createPayment(offerId: ${ownOfferId}, days: 30, operationType: 0) { id } }`,
  cancelPayment: ({ paymentId }) => `mutation { cancelPayment(id: ${paymentId}) { id } }`,
  refundPayment: ({ paymentId }) => `mutation { refundPayment(id: ${paymentId}, reason: "By mistake") { id } }`,
  confirmPayout: () => 'mutation { confirmPayout(id: 999999) { id } }',
  assignBankEntry: ({ paymentId }) => `mutation { assignBankEntry(id: 999999, paymentId: ${paymentId}) { id } }`,
  payBackBankEntry: () => 'mutation { payBackBankEntry(id: 999999) { id } }',
  settleReversal: () => 'mutation { settleReversal(id: 999999, creditId: 999998) { id } }',
  grantCredits: ({ accountId }) =>
    `mutation { grantCredits(userId: ${accountId}, offerType: 1, credits: 1, reason: "A gift") { rentCredits } }`,
  reviewQueue: () => '{ reviewQueue { totalRecords } }',
  reviewCase: ({ onlineOfferId }) => `{ reviewCase(id: ${onlineOfferId}) { isWaiting } }`,
  offerReports: () => '{ offerReports { totalRecords } }',
  reviewCounts: () => '{ reviewCounts { waiting } }',
  auditLog: () => '{ auditLog { next } }',
  // A visitor shows no token here that a person sits there.
  createReportOfferProblem: ({ offerId, accountId }) =>
    `mutation { createReportOfferProblem(description: "It is gone (${accountId}).", firstName: "A", lastName: "B",
      email: "a@example.ch", offerId: ${offerId}, reason: gone) }`,
  decideReport: ({ reportId }) => `mutation { decideReport(id: ${reportId}, decision: nothingWrong) { id } }`,
  alertDelay: () => '{ alertDelay { mails } }',
  endAlertMail: ({ mailEndSecret }) => `mutation { endAlertMail(id: "${mailEndSecret}") }`,
  resumeAlertMail: () => 'mutation { resumeAlertMail }',
  pushSubscriptions: () => '{ pushSubscriptions { publicKey } }',
  savePushSubscription: ({ accountId }) => {
    const { endpoint, p256dh, auth } = aPushBrowser(`https://push.example.ch/${accountId}-${Date.now()}`);
    return `mutation { savePushSubscription(endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}") { publicKey } }`;
  },
  removePushSubscription: ({ deviceId }) => `mutation { removePushSubscription(id: ${deviceId}) { publicKey } }`,
  favourites: () => '{ favourites { totalRecords } }',
  hiddenHomes: () => '{ hiddenHomes { totalRecords } }',
  userRelations: () => '{ userRelations { favorite } }',
  seenObjects: () => '{ seenObjects(kind: 100) }',
  favouriteCircle: () => '{ favouriteCircle { mayRemove } }',
  openedInvitation: async ({ secret, invitationId }) =>
    `{ openedInvitation(id: "${await secret('favourite-invitation', { invitationId })}") { firstName } }`,
  saveFavourite: ({ offerId }) => `mutation { saveFavourite(activeOfferId: ${offerId}) { id } }`,
  deleteFavourite: ({ savedId }) => `mutation { deleteFavourite(activeOfferId: ${savedId}) { totalRecords } }`,
  toggleUserRelation: ({ accountId, offerId }) =>
    `mutation { toggleUserRelation(offerId: ${offerId}, type: 20, userId: ${accountId}) { hidden } }`,
  removeUserRelations: ({ savedId }) =>
    `mutation { removeUserRelations(activeOfferIds: [${savedId}], type: 20) { hidden } }`,
  noteFavourite: ({ savedId }) => `mutation { noteFavourite(activeOfferId: ${savedId}, note: "A") { id } }`,
  voteFavourite: ({ savedId }) => `mutation { voteFavourite(activeOfferId: ${savedId}, vote: 1) }`,
  rememberSeen: ({ savedId }) => `mutation { rememberSeen(kind: 100, ids: [${savedId}]) }`,
  inviteToFavourites: () => 'mutation { inviteToFavourites(email: "friend@example.ch") { mayRemove } }',
  withdrawInvitation: ({ invitationId }) => `mutation { withdrawInvitation(id: ${invitationId}) { mayRemove } }`,
  acceptInvitation: async ({ secret, invitationId }) =>
    `mutation { acceptInvitation(id: "${await secret('favourite-invitation', { invitationId })}") { mayRemove } }`,
  notifications: () => '{ notifications { totalRecords } }',
  messageSeen: ({ activityId }) => `mutation { messageSeen(activityId: "${activityId}") }`,
  declineInvitation: async ({ secret, invitationId }) =>
    `mutation { declineInvitation(id: "${await secret('favourite-invitation', { invitationId })}") }`,
  alerts: () => '{ alerts { id } }',
  seekers: () => '{ seekers(facts: { offerType: 1, category: 1, cityId: 201866 }) }',
  alertConsent: ({ consentSecret }) => `{ alertConsent(id: "${consentSecret}") { email } }`,
  createSearch: () =>
    'mutation { createSearch(search: { name: "A", notification: 1, offerType: 1, category: 1 }) { id } }',
  deleteSearch: ({ alertId }) => `mutation { deleteSearch(ids: ["${alertId}"]) }`,
  editSavedSearch: ({ alertId }) =>
    `mutation { editSavedSearch(id: "${alertId}", field: "minRooms", value: "2") { id } }`,
  openSearch: ({ alertId }) => `mutation { openSearch(id: "${alertId}") { id } }`,
  confirmAlertEmail: ({ consentSecret }) => `mutation { confirmAlertEmail(id: "${consentSecret}") }`,
  declineAlertEmail: ({ consentSecret }) => `mutation { declineAlertEmail(id: "${consentSecret}") }`,
  leaveFavouriteCircle: () => 'mutation { leaveFavouriteCircle { mayRemove } }',
  removeFromFavouriteCircle: ({ accountId }) =>
    `mutation { removeFromFavouriteCircle(accountId: ${accountId}) { mayRemove } }`,
  conversations: ({ conversationId }) => `{ conversations(filter: { id: ${conversationId} }) { totalRecords } }`,
  'mutation.conversations': ({ conversationId }) =>
    `mutation { conversations(filter: { id: ${conversationId} }) { totalRecords } }`,
  openConversation: ({ conversationId }) => `mutation { openConversation(conversationId: ${conversationId}) { id } }`,
  createMessage: ({ offerId, conversationId }) =>
    `mutation { createMessage(objectId: ${offerId}, objectType: 100, text: "A", conversationId: ${conversationId}) { id } }`,
  markMessageAsRead: ({ messageId }) => `mutation { markMessageAsRead(messageIds: [${messageId}]) { id } }`,
  updateConversationStatus: ({ conversationId }) =>
    `mutation { updateConversationStatus(conversationId: ${conversationId}, status: 2) { id } }`,
  blockConversation: ({ conversationId }) => `mutation { blockConversation(conversationId: ${conversationId}) { id } }`,
  unblockConversation: ({ conversationId }) =>
    `mutation { unblockConversation(conversationId: ${conversationId}) { id } }`,
  reportConversation: ({ conversationId }) =>
    `mutation { reportConversation(conversationId: ${conversationId}, reason: spam) }`,
  openedConversation: ({ claimSecret }) => `{ openedConversation(id: "${claimSecret}") { isForMe } }`,
  claimConversation: ({ claimSecret }) => `mutation { claimConversation(id: "${claimSecret}") { id } }`,
  removeAttachment: () => 'mutation { removeAttachment(id: 1) }',
  conversationReports: () => '{ conversationReports { totalRecords } }',
  heldMessages: () => '{ heldMessages { totalRecords } }',
  releaseMessage: ({ heldMessageId }) => `mutation { releaseMessage(id: ${heldMessageId}) }`,
  removeMessage: ({ heldMessageId }) => `mutation { removeMessage(id: ${heldMessageId}, reason: "Fraud") }`,
  decideConversationReport: ({ conversationReportId }) =>
    `mutation { decideConversationReport(id: ${conversationReportId}, decision: kept) { id } }`,
};
