import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { AlertFrequency } from '#capabilities/alerts/alert.ts';
import { processBatches } from '#capabilities/alerts/server/sending/batch.service.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aMailedSearch, aMatch } from '#tests/factories/alert-match.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** The product that a file of tests about mails of homes runs on. */
export let app: TestApp;

/** Starts it, and forgets between tests what was found and mailed. */
export function startSending(): void {
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(() =>
    app.database.execute(
      'delete from alert_letter; delete from alert_run; delete from alert_match; delete from alert; delete from mail; delete from pgboss.job',
    ),
  );
  afterAll(() => app.close());
}

export const later = (ms: number): Date => new Date(TEST_NOW.getTime() + ms);

export const ctxAt = (now: Date) =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => now });

export const send = (now = later(1_000)): Promise<boolean> => processBatches(ctxAt(now));

export const mails = () => app.database.db.selectFrom('mail').selectAll().orderBy('id').execute();

export async function onlyMail() {
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  return { ...mail, html: mail?.html ?? '', text: mail?.text ?? '' };
}

export const closedAs = async (): Promise<(number | null)[]> =>
  (await app.database.db.selectFrom('alertMatch').select('closedAs').orderBy('id').execute()).map(
    (row) => row.closedAs,
  );

/** A member with a search, and a home that was found for it. */
export async function aWaitingMember(
  {
    notification = AlertFrequency.Immediately,
    name = 'Lausanne',
    at = TEST_NOW,
    ...facts
  }: Partial<Parameters<typeof anAccount>[1] & { notification: number; name: string; at: Date }> = {},
  home?: number,
) {
  const { db } = app.database;
  const account = await anAccount(app.database, facts);
  const alertId = await aMailedSearch(db, { accountId: account.id, notification, name });
  const activeOfferId = home ?? (await anActiveOffer(db));
  await aMatch(db, { alertId, activeOfferId, at });
  return { ...account, alertId, activeOfferId };
}
