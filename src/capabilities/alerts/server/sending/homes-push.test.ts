import { beforeEach, describe, expect, test } from 'vitest';
import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { endSessions } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import {
  app,
  aWaitingMember,
  closedAs,
  ctxAt,
  later,
  mails,
  send,
  startSending,
} from '#tests/support/scenes/sending-scene.ts';
import { AlertFrequency } from '../../alert.ts';
import { hasBatchToSend } from './batch.service.ts';
import { addBounce } from './bounce.queries.ts';
import { ClosedAs, MOST_BOUNCES } from './sending.ts';

startSending();
beforeEach(() => app.database.execute('delete from push_subscription'));

describe('a device', () => {
  test('is served in the batch of immediate frequency, not in a daily one', async () => {
    const { db } = app.database;
    for (const notification of [AlertFrequency.Immediately, AlertFrequency.Daily]) {
      const { id: accountId } = await aWaitingMember({ notification });
      const { sessionId } = await openSession(app, accountId);
      await aPushDevice(db, { accountId, sessionId });
    }
    await send(new Date('2026-11-21T06:00:00Z'));
    expect(await mails()).toHaveLength(2);
    const pushes = await db.selectFrom('pushMessage').select(['title', 'body', 'href']).execute();
    expect(pushes).toEqual([
      {
        title: 'A new match for “Lausanne”',
        body: expect.stringMatching(/^Appartement de 3.5 pièces · CHF/),
        href: expect.stringMatching(/^\/en\/listing\/rent\/appartement-de-3-5-pieces,\d+$/),
      },
    ]);
  });

  test('is served also where the address takes no mail any more; without one, the home waits no longer', async () => {
    const { db } = app.database;
    const [reached, unreached, gone] = [
      await aWaitingMember({ notification: AlertFrequency.Immediately }),
      await aWaitingMember({ notification: AlertFrequency.Immediately }),
      await aWaitingMember({ notification: AlertFrequency.Immediately }),
    ];
    for (const { email } of [reached, unreached, gone])
      for (let refusals = 0; refusals < MOST_BOUNCES; refusals++) await addBounce(db, mailAddressKey(email), TEST_NOW);
    for (const { id: accountId } of [reached, gone])
      await aPushDevice(db, { accountId, sessionId: (await openSession(app, accountId)).sessionId });
    await endSessions(db, { accountId: gone.id }, TEST_NOW);
    await send();
    expect(await mails()).toEqual([]);
    expect(await closedAs()).toEqual([ClosedAs.Sent, ClosedAs.NoAddress, ClosedAs.NoAddress]);
    const pushes = await db
      .selectFrom('pushMessage as m')
      .innerJoin('pushSubscription as p', 'p.id', 'm.subscriptionId')
      .select('p.accountId')
      .execute();
    expect(pushes).toEqual([{ accountId: reached.id }]);
    expect(await hasBatchToSend(ctxAt(later(20_000)))).toBe(false);
  });
});
