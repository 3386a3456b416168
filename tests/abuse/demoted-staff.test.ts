import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { deactivateAccount } from '#capabilities/accounts/server/erasure/deactivation.service.ts';
import { changeRoles, disable } from '#capabilities/accounts/server/operator.service.ts';
import { ANONYMOUS } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { browserEvent, emit, userRoom } from '#platform/realtime/emit.ts';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { rawConnection } from '#tests/support/product/raw-connection.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { listening, openSocket } from '#tests/support/product/sockets.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, write } from '#tests/support/scenes/correspondence.ts';

/** A socket outlives its session by less. @source docs/reference/abuse-cases.md, "50" */
const SOCKET_MS = 5_000;

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp();
  address = await listening(app);
  // The last AdminGlobal cannot go.
  await signedIn(app, { rolesFlag: Role.AdminGlobal });
});
afterAll(() => app.close());

const operator = () => ({ db: app.database.db, now: () => TEST_NOW });

/** Ways to end the rights of a member of staff outside of their own browser. */
const ENDINGS: Record<string, (staff: SignedIn) => Promise<unknown>> = {
  'lost their role': ({ account }) => changeRoles(operator(), account.email, Role.Bronze),
  'was suspended': ({ account }) => disable(operator(), account.email, 'Left the house'),
  'removed their account': ({ account }) =>
    app.database.db.transaction().execute(async (tx) => {
      const record = await findAccount(tx, account.id);
      if (!record) throw new Error('There is no such account.');
      const ctx = { actor: ANONYMOUS, address: '', now: () => TEST_NOW };
      await deactivateAccount(ctx, tx, record, { act: 'account.removed', actingAs: 'token' });
    }),
  'changed their password elsewhere': async ({ account }) => {
    const elsewhere = aBrowser(app);
    elsewhere.setCookie('__Host-session', (await openSession(app, account.id)).secret);
    const asked = { id: account.id, old: TEST_PASSWORD, new: 'Neun-Enten-am-Fluss' };
    const { errors } = await elsewhere.run(
      'mutation ($id: Int!, $old: String, $new: String!) { changePassword(id: $id, oldPassword: $old, newPassword: $new) }',
      asked,
    );
    expect(errors).toBeUndefined();
  },
};

/** Work for staff: a waiting offer, a held message, and a home that is online. */
async function staffAt() {
  const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
  const fraud = 'Please pay the deposit by Western Union to secure the flat. The keys come by DHL.';
  const waiting = { status: 15, paidDays: 30, submittedAt: TEST_NOW } as const;
  const { id: offerId } = await anOwnOffer(app.database.db, owner.account.id, waiting);
  return { offerId, homeId: owner.homeId, messageId: (await write(enquirer, owner.homeId, fraud)).id };
}

const operations = ({ offerId, homeId, messageId }: Awaited<ReturnType<typeof staffAt>>): string[] => [
  '{ heldMessages { data { messageText } } }',
  '{ conversationReports { data { id } } }',
  '{ offerReports { data { id } } }',
  '{ auditLog { next } }',
  `{ reviewCase(id: ${offerId}) { isWaiting } }`,
  `mutation { verifyOffer(id: ${offerId}) { id } }`,
  `mutation { publishOffer(id: ${offerId}) { id } }`,
  `mutation { rejectOffer(id: ${offerId}, comment: "No") { id } }`,
  `mutation { setVisibilityOnOffer(activeOfferId: ${homeId}, status: 46, reason: "No") { id } }`,
  `mutation { deleteCoords(id: ${homeId}) }`,
  `mutation { releaseMessage(id: ${messageId}) }`,
  `mutation { removeMessage(id: ${messageId}, reason: "No") }`,
];

/** How many of them only read. */
const READING = 5;

async function halfAnUpload({ account, browser }: SignedIn): Promise<{ end(): Promise<string> }> {
  const picture = await redAndBlue().toBuffer();
  const form = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n${picture.toString('latin1')}\r\n--x--\r\n`;
  const connection = await rawConnection(Number(new URL(address).port));
  const headers = [
    `POST /public/uploadfiles?id=${account.id}&type=User HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    `Cookie: __Host-session=${browser.cookie('__Host-session')}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${Buffer.byteLength(form, 'latin1')}`,
    '',
  ];
  const half = form.length / 2;
  connection.send(`${headers.join('\r\n')}\r\n${form.slice(0, half)}`);
  // Its sender was asked about before the first byte is read.
  await expect.poll(() => app.database.takeStatements().some(({ sql }) => sql.includes('account_session'))).toBe(true);
  return {
    end: async () => {
      connection.send(form.slice(half));
      const status = await connection.status();
      connection.socket.destroy();
      return status;
    },
  };
}

test.each(Object.keys(ENDINGS))('staff who %s act no more: pages, half an upload, an open socket', async (ending) => {
  const staff = await signedIn(app, { rolesFlag: Role.AdminGlobal });
  const editor = await staffAt();
  for (const read of operations(editor).slice(0, READING)) expect(await staff.refusal(read)).toBeNull();
  app.database.takeStatements();
  const upload = await halfAnUpload(staff);
  const { socket, closed, eventLog, asks } = await openSocket(address, staff.browser);
  const endedMs = performance.now();
  await ENDINGS[ending]?.(staff);
  for (const operation of operations(editor)) expect(await staff.refusal(operation)).toMatch(/^40[13] error\.auth\./);
  expect(await upload.end()).toMatch(/^HTTP\/1\.1 40[13]/);
  const asked = { conversationId: 1, body: { messageText: 'a', objectId: editor.homeId, objectType: 100 } };
  const answer = await Promise.race([asks('new message', asked), closed.then(() => null)]);
  if (answer !== null) expect(answer.errors?.[0]?.extensions.messageId).toMatch(/^error\.auth\./);
  expect(await closed).toBe('io server disconnect');
  expect(performance.now() - endedMs).toBeLessThan(SOCKET_MS);
  await emit({ db: app.database.db, services: app.services }, userRoom(staff.account.id), browserEvent('new message'), [
    'late',
  ]);
  expect({ eventLog, connected: socket.connected }).toEqual({ eventLog: [], connected: false });
  const { db } = app.database;
  const offer = db.selectFrom('offer').select(['status', 'claimedBy']).where('id', '=', editor.offerId);
  expect(await offer.executeTakeFirst()).toEqual({ status: 15, claimedBy: null });
  const home = db.selectFrom('activeOffer').select('status').where('id', '=', editor.homeId);
  expect(await home.executeTakeFirst()).toEqual({ status: 40 });
  const message = db.selectFrom('message').select('status').where('id', '=', editor.messageId);
  expect(await message.executeTakeFirst()).toEqual({ status: 10 });
  const account = db.selectFrom('account').select('picture').where('id', '=', staff.account.id);
  expect(await account.executeTakeFirst()).toEqual({ picture: null });
});
