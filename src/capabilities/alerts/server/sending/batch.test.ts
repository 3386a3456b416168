import { describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { app, aWaitingMember, ctxAt, later, mails, send, startSending } from '#tests/support/scenes/sending-scene.ts';

import { AlertFrequency } from '../../alert.ts';
import { hasBatchToSend, processBatches } from './batch.service.ts';

startSending();

describe('the frequency', () => {
  const FRIDAY_SEVEN = new Date('2026-11-20T06:00:00Z');

  test('at once takes what was found since the last run, and asks one cheap question while nothing was', async () => {
    expect(await hasBatchToSend(ctxAt(TEST_NOW))).toBe(false);
    await aWaitingMember();
    expect(await hasBatchToSend(ctxAt(later(1_000)))).toBe(true);
    await send();
    expect(await hasBatchToSend(ctxAt(later(16_000)))).toBe(false);
    await aWaitingMember({ at: later(17_000) });
    await send(later(31_000));
    expect(await mails()).toHaveLength(2);
  });

  test('of a day waits for the next seven o’clock, and takes what a process that was down left lying', async () => {
    await aWaitingMember({ notification: AlertFrequency.Daily });
    for (const tooEarly of ['2026-11-20T23:59:00Z', '2026-11-21T05:59:59Z']) await send(new Date(tooEarly));
    expect(await mails()).toEqual([]);
    // The process starts again only in the afternoon.
    await send(new Date('2026-11-21T14:20:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  test('of a week waits for Monday at seven', async () => {
    await aWaitingMember({ notification: AlertFrequency.Weekly });
    await send(new Date('2026-11-23T05:59:59Z'));
    expect(await mails()).toEqual([]);
    await send(new Date('2026-11-23T06:00:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  test('of a day brings one mail a day, though something was noted late', async () => {
    await aWaitingMember({ notification: AlertFrequency.Daily, at: new Date('2026-11-20T05:59:59Z') });
    await send(FRIDAY_SEVEN);
    await aWaitingMember({ notification: AlertFrequency.Daily, at: new Date('2026-11-20T05:59:59Z') });
    await send(new Date(FRIDAY_SEVEN.getTime() + 15_000));
    expect(await mails()).toHaveLength(1);
    await send(new Date('2026-11-21T06:00:00Z'));
    expect(await mails()).toHaveLength(2);
  });

  test('follows the member: homes that wait for a week go at once when the search is mailed at once', async () => {
    const { alertId } = await aWaitingMember({ notification: AlertFrequency.Weekly });
    await app.database.db
      .updateTable('alert')
      .set({ notification: AlertFrequency.Immediately })
      .where('id', '=', alertId)
      .execute();
    await send();
    expect(await mails()).toHaveLength(1);
  });

  test('keeps to one mail, though two processes make the same run at once', async () => {
    const home = await anActiveOffer(app.database.db);
    for (let count = 0; count < 8; count++) await aWaitingMember({}, home);
    await Promise.all([send(), send(), send()]);
    await send(later(2_000));
    expect(await mails()).toHaveLength(8);
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(8);
  });
});

describe('all members start alike', () => {
  const READERS = 60;

  test('all of a run are ready before the first is let go, and leave in an order that no role, no age decides', async () => {
    const { db } = app.database;
    const home = await anActiveOffer(db);
    const roles = [Role.None, Role.Bronze, Role.Silver, Role.Gold, Role.Agent];
    const ids: number[] = [];
    for (let count = 0; count < READERS; count++) {
      const { id } = await aWaitingMember({ rolesFlag: roles[count % roles.length] ?? 0 }, home);
      ids.push(id);
    }
    const orders: number[][] = [];
    for (let batch = 0; batch < 2; batch++) {
      // There are more mails than may wait for their first attempt, so the waiting ones count as sent.
      while (await processBatches(ctxAt(later(1_000)), 2_000))
        await db.updateTable('mail').set({ attempts: 1 }).execute();
      orders.push((await mails()).map(({ accountId }) => accountId ?? 0));
      await app.database.execute(
        'delete from mail; update alert_match set sent_at = null, letter_id = null, closed_as = null; delete from alert_letter; delete from alert_run',
      );
    }
    for (const order of orders) {
      expect(order.toSorted((a, b) => a - b)).toEqual(ids);
      expect(Math.abs(concordance(order))).toBeLessThan(0.5);
      const ranks = order.map((id) => roles[ids.indexOf(id) % roles.length] ?? 0);
      expect(Math.abs(concordance(ranks))).toBeLessThan(0.5);
    }
    expect(orders[0]).not.toEqual(orders[1]);
  });

  /** Correlation of values with their position: 1 rising, -1 falling. By chance it exceeds 0.5 once in a hundred million times. */
  function concordance(values: readonly number[]): number {
    let sum = 0;
    for (const [index, one] of values.entries())
      for (const other of values.slice(index + 1)) sum += Math.sign(other - one);
    return sum / ((values.length * (values.length - 1)) / 2);
  }
});
