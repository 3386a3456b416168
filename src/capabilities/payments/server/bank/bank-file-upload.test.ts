import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { aPayingMember, type PayingMember } from '#tests/support/scenes/paying-member.ts';

let scene: BankScene;
let treasurer: PayingMember;
beforeAll(async () => {
  scene = await bankScene();
  treasurer = await aPayingMember(scene.app, { rolesFlag: Role.AdminGlobal });
});
afterAll(() => scene.app.close());

async function upload(file: string | Uint8Array, member = treasurer, id = member.id) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(Buffer.from(file))]), 'bank.xml');
  const sent = new Request('http://localhost:3000/', { method: 'POST', body: form });
  const { statusCode, body } = await member.browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=BankFile`,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  return { statusCode, ...(JSON.parse(body) as Record<string, unknown>) };
}

test('AdminGlobal imports a file with its report; again it changes nothing, and the payer gets one mail', async () => {
  const payment = await scene.aQrBill({ email: 'once@example.ch' });
  const file = aBankFile([
    [{ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' }],
    [{ ref: scene.ref(), amount: '3.00', name: 'Nowhere' }],
  ]);
  const none = { known: 0, paid: 0, part: 0, late: 0, unmatched: 0 };
  expect(await upload(file)).toMatchObject({
    statusCode: 200,
    ends: { ...none, paid: 1, unmatched: 1 },
    unmatched: [{ amount: 300, debtorName: 'Nowhere' }],
    faults: [],
  });
  expect(await scene.statusOf(payment)).toBe(20);
  expect(await upload(file)).toMatchObject({ ends: { ...none, known: 2 }, unmatched: [] });
  expect(await mailsTo(scene.ctx.db, 'once@example.ch')).toHaveLength(1);
  const acts = await scene.ctx.db
    .selectFrom('auditEntry')
    .select(['actorId', 'after'])
    .where('act', '=', 'bankFile.imported')
    .execute();
  expect(acts.map(({ actorId }) => actorId)).toEqual([treasurer.id, treasurer.id]);
});

test.each([
  ['empty', ''],
  ['otherFormat', 'Datum;Betrag\n1.1.;3'],
  ['damaged', String(aBankFile([[{ ref: 'A', amount: '1.00' }]])).slice(0, -20)],
  [
    'otherAccount',
    String(aBankFile([[{ ref: 'A', amount: '1.00' }]])).replaceAll('CH4431999123000889012', 'CH5604835012345678009'),
  ],
])('a file is refused with its reason: %s', async (reason, file) => {
  const answer = await upload(file);
  expect(answer).toMatchObject({ statusCode: 400, messageId: 'error.bankFile.refused', values: { reason } });
});

test('others may not', async () => {
  const file = aBankFile([[{ ref: 'X', amount: '1.00' }]]);
  for (const rolesFlag of [Role.Bronze, Role.AdminAgent, Role.Moderator])
    expect(await upload(file, await aPayingMember(scene.app, { rolesFlag }))).toMatchObject({ statusCode: 403 });
  expect(await upload(file, treasurer, treasurer.id + 1)).toMatchObject({ statusCode: 404 });
});
