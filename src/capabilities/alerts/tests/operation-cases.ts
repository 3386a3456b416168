import { alertUnsubscribeHref } from '#capabilities/alerts/server/sending/end-mail/end-mail.link.ts';
import { aConsent, anAlert } from '#tests/factories/alert.ts';
import type { OperationCases, Scene, Target } from '#tests/permissions/operation-cases.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** An alert of the target. It belongs to the visitor where the asker is a visitor who acts on their own data. */
    alertId: number;
    /** Secret of a consent link. */
    consentSecret: string;
    /** Secret of an unsubscribe link for the alert. */
    mailEndSecret: string;
  }
}

/** Calls of the operations of alerts, with their targets. */
export const cases: OperationCases = {
  missing: { alertId: 999_999, consentSecret: 'no-such-secret', mailEndSecret: 'no-such-secret' },
  targets: [{ gives: ['alertId', 'consentSecret', 'mailEndSecret'], make: alerts }],
  calls: {
    alertDelay: () => '{ alertDelay { mails } }',
    endAlertMail: ({ mailEndSecret }) => `mutation { endAlertMail(id: "${mailEndSecret}") }`,
    resumeAlertMail: () => 'mutation { resumeAlertMail }',
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
  },
};

async function alerts({ app, subject, isOwn, asker, visitorId }: Scene): Promise<Partial<Target>> {
  const { db } = app.database;
  const about = { visitorId: 'visitor-with-mail', email: 'visitor@example.ch' };
  await anAlert(db, about);
  const isVisitors = isOwn && !asker;
  const alertId = await anAlert(db, isVisitors ? { visitorId } : { accountId: subject.id });
  const mailEnd = alertUnsubscribeHref(app.services, {
    person: isVisitors ? about.email : subject.id,
    alertId,
    now: TEST_NOW,
  });
  return { alertId, consentSecret: await aConsent(db, about), mailEndSecret: mailEnd.split('/').at(-1) ?? '' };
}
