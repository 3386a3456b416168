import type { TokenPurpose } from '#capabilities/accounts/server/mailed-links/token.queries.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { endHref } from '#capabilities/alerts/server/sending/end-mail/end-mail.link.ts';
import { makeTakeover } from '#capabilities/conversations/server/takeover/takeover.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { aConsent, anAlert } from '#tests/factories/alert.ts';
import { aConversation, aConversationReport, aMessage, aVisitorConversation } from '#tests/factories/conversation.ts';
import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aNotification } from '#tests/factories/notification.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { aReport } from '#tests/factories/report.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp } from '#tests/support/product/test-app.ts';
import type { OperationCall, Target } from './operation-calls.ts';

/** Whom an operation is about, and who asks. */
export interface Scene {
  app: TestApp;
  /** A listing that everybody sees. */
  publicOfferId: number;
  subject: TestAccount;
  /** Whether the subject is who asks, or would be, had they signed in. */
  isOwn: boolean;
  asker: TestAccount | null;
  visitorId: string;
}

/** What nobody has. */
const MISSING = {
  password: TEST_PASSWORD,
  accountId: 999_999,
  email: 'missing@example.ch',
  sessionId: 999_999,
  offerId: 999_999,
  ownOfferId: 999_999,
  ownCopyId: 999_999,
  paymentId: 999_999,
  onlineOfferId: 999_999,
  reportId: 999_999,
  savedId: 999_999,
  invitationId: 999_999,
  deviceId: 999_999,
  alertId: 999_999,
  consentSecret: 'no-such-secret',
  activityId: 'nothing:0',
  ...{ conversationId: 999_999, messageId: 999_999, heldMessageId: 999_999, conversationReportId: 999_999 },
  claimSecret: 'no-such-secret',
  mailEndSecret: 'no-such-secret',
};

const noSecret = async (): Promise<string> => 'no-such-secret';
const emailOf = (asker: TestAccount | null): string => asker?.email ?? 'nobody@example.ch';

/** The target of an operation about something that does not exist. */
export const missingFor = (asker: TestAccount | null): Target => ({
  ...MISSING,
  askerEmail: emailOf(asker),
  secret: noSecret,
});

/** Some of a target that is made together. */
interface Part {
  gives: readonly (keyof Target)[];
  make(scene: Scene): Promise<Partial<Target>>;
}

/** All that targets are made of. A capability adds what its operations are asked about. */
const PARTS: readonly Part[] = [
  {
    gives: ['sessionId'],
    make: async ({ app, subject }) => ({ sessionId: (await openSession(app, subject.id)).sessionId }),
  },
  {
    gives: ['ownOfferId'],
    make: async ({ app, subject }) => ({ ownOfferId: (await anOwnOffer(app.database.db, subject.id)).id }),
  },
  {
    gives: ['ownCopyId', 'onlineOfferId', 'reportId'],
    make: async ({ app: { database }, subject }) => {
      const { id, activeOfferId } = await onlineHome(database.db, subject);
      return { onlineOfferId: id, ownCopyId: activeOfferId, reportId: await aReport(database.db, activeOfferId) };
    },
  },
  {
    gives: ['paymentId'],
    make: async ({ app, subject }) => ({ paymentId: (await aPayment(app.database.db, subject.id)).id }),
  },
  {
    gives: ['savedId'],
    make: async ({ app, subject }) => ({ savedId: await aFavourite(app.database.db, { accountId: subject.id }) }),
  },
  {
    gives: ['invitationId'],
    make: async ({ app, subject }) => ({
      invitationId: await anInvitation(app.database.db, { accountId: subject.id }),
    }),
  },
  { gives: ['deviceId'], make: aDevice },
  { gives: ['alertId', 'consentSecret', 'mailEndSecret'], make: alerts },
  {
    gives: ['activityId'],
    make: async ({ app, subject }) => ({ activityId: await aNotification(app.database.db, { accountId: subject.id }) }),
  },
  {
    gives: ['conversationId', 'messageId', 'heldMessageId', 'conversationReportId', 'claimSecret'],
    make: correspondence,
  },
];

/** The target of a call: only what the call reads is made, since the table has thousands of cells. */
export async function targetFor(call: OperationCall, scene: Scene): Promise<Target> {
  const { app, subject, isOwn, publicOfferId: offerId, asker } = scene;
  const { db } = app.database;
  if (isOwn) await anIdentity(app.database, { accountId: subject.id });
  const read = readBy(call);
  const made = [];
  for (const { gives, make } of PARTS) if (gives.some((name) => read.has(name))) made.push(await make(scene));
  return Object.assign(
    missingFor(asker),
    { accountId: subject.id, email: subject.email, offerId, password: isOwn ? TEST_PASSWORD : 'a good guess' },
    {
      secret: (purpose: string, facts = {}) =>
        makeToken(db, { purpose: purpose as TokenPurpose, accountId: subject.id, facts }, TEST_NOW),
    },
    ...made,
  );
}

/** What a call reads of its target. */
function readBy(call: OperationCall): ReadonlySet<PropertyKey> {
  const read = new Set<PropertyKey>();
  const get = (_target: object, name: PropertyKey): unknown => {
    read.add(name);
    return name === 'secret' ? noSecret : '';
  };
  void call(new Proxy({}, { get }) as Target);
  return read;
}

async function onlineHome(db: Scene['app']['database']['db'], { id: accountId }: TestAccount) {
  const { id, activeOfferId } = await anOwnOffer(db, accountId, { status: OfferStatus.Published });
  return { id, activeOfferId: activeOfferId ?? 0 };
}

async function aDevice({ app, subject }: Scene): Promise<Partial<Target>> {
  const { sessionId } = await openSession(app, subject.id);
  return { deviceId: (await aPushDevice(app.database.db, { accountId: subject.id, sessionId })).id };
}

async function alerts({ app, subject, isOwn, asker, visitorId }: Scene): Promise<Partial<Target>> {
  const { db } = app.database;
  const about = { visitorId: 'visitor-with-mail', email: 'visitor@example.ch' };
  await anAlert(db, about);
  const isVisitors = isOwn && !asker;
  const alertId = await anAlert(db, isVisitors ? { visitorId } : { accountId: subject.id });
  const mailEnd = endHref(app.services, { person: isVisitors ? about.email : subject.id, alertId, now: TEST_NOW });
  return { alertId, consentSecret: await aConsent(db, about), mailEndSecret: mailEnd.split('/').at(-1) ?? '' };
}

/** What others wrote to a member, and what the member wrote as a visitor. */
async function correspondence({ app, subject, publicOfferId }: Scene): Promise<Partial<Target>> {
  const { db } = app.database;
  const { id: otherId } = await anAccount(app.database);
  const { activeOfferId } = await onlineHome(db, subject);
  const { conversationId, messageId } = await aConversation(db, {
    ...{ activeOfferId, fromAccountId: otherId, toAccountId: subject.id },
  });
  return {
    ...{ conversationId, messageId },
    heldMessageId: await aMessage(db, conversationId, { isAnswer: true, isHeld: true }),
    conversationReportId: await aConversationReport(db, { conversationId, accountId: otherId }),
    claimSecret: await makeTakeover(
      db,
      await aVisitorConversation(db, { activeOfferId: publicOfferId, ...subject }),
      TEST_NOW,
    ),
  };
}
