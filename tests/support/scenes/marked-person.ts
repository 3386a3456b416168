import { HOMES_MAILS } from '#capabilities/alerts/server/sending/homes.mail.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { storePicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { Role } from '#kernel/roles.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aMail } from '#tests/factories/mail.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { doJobs } from '../product/do-jobs.ts';
import { openSession } from '../product/open-session.ts';
import { secretMailedTo } from '../product/sent-mails.ts';
import { type SignedIn, signedIn } from '../product/signed-in.ts';
import type { TestApp } from '../product/test-app.ts';
import { write } from './correspondence.ts';

/** A text that only this person has, in all their data. */
export const MARK = 'zqx';
export const MARKED_EMAIL = `${MARK}.anna@example.ch`;
export const PHONE = '41 79 987 65 43';
/** Written to others, who keep it. */
export const MARKED_TEXT = 'I look forward to it.';

async function acceptedBy(app: TestApp, partner: SignedIn, member: SignedIn): Promise<void> {
  await member.ask('mutation ($email: String!) { inviteToFavourites(email: $email) { people { id } } }', {
    email: partner.account.email,
  });
  const mail = app.database.db.selectFrom('mail').select('html').where('recipient', '=', partner.account.email);
  const { html } = await mail.orderBy('id', 'desc').executeTakeFirstOrThrow();
  const id = /favourites\/invitation\/([\w-]{43})/.exec(html ?? '')?.[1];
  await partner.ask('mutation ($id: String!) { acceptInvitation(id: $id) { people { id } } }', { id });
}

/** A member who did and wrote whatever a member can, each with the mark, and the people they met. */
export async function aMarkedPerson(app: TestApp) {
  const { db } = app.database;
  const member = await signedIn(app, {
    ...{ firstName: 'Zqxanna', lastName: 'Zqxmuster', email: MARKED_EMAIL, phone: PHONE },
    rolesFlag: Role.Agent,
  });
  const { id } = member.account;
  const profile = `mutation ($id: Int!) { updateProfile(id: $id, firstName: "Zqxanna", lastName: "Zqxmuster",
    biography: "${MARK} biography", phone: "${PHONE}", mobilePhone: "${PHONE}") { id } }`;
  await member.ask(profile, { id });
  const stored = { db, store: app.services.store };
  const picture = await storePicture(stored, await redAndBlue(120, 80).toBuffer(), { from: 'person', isPublic: true });
  const marked = { title: `${MARK} title`, description: `${MARK} description`, street: `${MARK}-street 1` };
  const own = await anOwnOffer(db, id, { ...marked, status: 30, lat: 46.5, lng: 6.6, localStoreId: `${MARK}-draft` });
  const homeId = own.activeOfferId ?? 0;
  await db
    .updateTable('activeOffer')
    .set({ advertiserName: 'Zqxanna Zqxmuster', phoneNumber: PHONE })
    .where('id', '=', homeId)
    .execute();
  await db.insertInto('offerPicture').values({ offerId: own.id, pictureId: picture.id, position: 1 }).execute();
  const shown = { activeOfferId: homeId, pictureId: picture.id, position: 1 };
  await db.insertInto('activeOfferPicture').values(shown).execute();
  const [partner, enquirer, other] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  await acceptedBy(app, partner, member);
  const { activeOfferId: liked } = await anOwnOffer(db, other.account.id, { status: 30 });
  await member.ask('mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id } }', { id: liked });
  await member.ask(`mutation ($id: Int!) { noteFavourite(activeOfferId: $id, note: "${MARK} note") { id } }`, {
    id: liked,
  });
  await member.ask('mutation ($search: SearchInput!) { createSearch(search: $search) { id } }', {
    search: { name: `${MARK} search`, notification: 3, offerType: 1, category: 3, locationIds: [LAUSANNE_ID] },
  });
  await member.ask(`mutation { createReportOfferProblem(description: "Fraud", firstName: "Zqxanna", lastName: "Zqxmuster",
    email: "${member.account.email}", phoneNumber: "${PHONE}", offerId: ${liked}) }`);
  await member.ask(`mutation { sendContactMessage(name: "Zqxanna", email: "${member.account.email}", subject: "Hello",
    message: "${MARK} message") }`);
  const { conversationId } = await write(enquirer, homeId, 'Is it free?');
  await write(member, homeId, MARKED_TEXT, { conversationId });
  await write(member, liked ?? 0, MARKED_TEXT, { phone: PHONE });
  await aPayment(db, id, { email: member.account.email, payerName: 'Zqxanna Zqxmuster' });
  await anIdentity(app.database, { accountId: id, subject: `${MARK}-subject` });
  const { sessionId } = await openSession(app, id);
  await aPushDevice(db, { accountId: id, sessionId, endpoint: `https://push.example.ch/${MARK}`, userAgent: MARK });
  await db
    .transaction()
    .execute((tx) => enqueueMail(app, tx, { ...aMail({ to: member.account.email }), accountId: id }));
  await doJobs(app);
  const news = aMail({
    kind: HOMES_MAILS.homes,
    key: `${MARK}:news`,
    to: member.account.email,
    isBulk: true,
    accountId: id,
  });
  await db.transaction().execute((tx) => enqueueMail(app, tx, news));
  return { member, partner, enquirer, homeId, conversationId, picture };
}

/** The member removes the account, by the link of the mail. */
export async function removeAccount(app: TestApp, { account, ask }: SignedIn): Promise<void> {
  await ask('mutation ($id: Int!) { deleteAccountEmail(id: $id) }', { id: account.id });
  const secret = await secretMailedTo(app.database.db, account.email, 'deleteAccount');
  await ask('mutation ($id: String!) { deleteAccount(id: $id) }', { id: secret });
  await doJobs(app);
}
