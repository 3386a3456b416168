import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { SentAnswer } from '#platform/http/answers/shared-answer.ts';
import { type TestApp, type TestAppOptions, testApp } from '#tests/support/product/test-app.ts';
import { aMarkedPerson, removeAccount } from '#tests/support/scenes/marked-person.ts';
import { attachPages } from '../../src/product/pages-server.ts';

/** Words of the home are in it except its title, which is in the requested address. */
const OF_THE_PERSON = /zqx(?!-title)|987 65/i;
const RESULTS = '/en/properties/rent/apartment-house,3/switzerland,ch?viewMode=list';

const stored: PageCache<SentAnswer>[] = [];
const WITH_PAGES: TestAppOptions = {
  // However slow the machine is: here every page waits for the database.
  sharedAnswers: { longestLookMs: 600_000 },
  servePages: (server, services) => {
    if (services.shared) stored.push(services.shared.answers);
    return attachPages(server, services, readConfig({}));
  },
};

let app: TestApp;
/** A second process: nothing but the database is shared. */
let other: TestApp;
beforeAll(async () => {
  app = await testApp(WITH_PAGES);
  other = await testApp({ ...WITH_PAGES, database: app.database });
});
afterAll(async () => {
  await other.server.close();
  await app.close();
});

const open = (product: TestApp, url: string) =>
  product.server.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity' } });

test('cached pages of a removed account are shown no more by either of two processes', async () => {
  const { member, homeId } = await aMarkedPerson(app);
  const { headers } = await open(app, `/en/listing/rent/x,${homeId}`);
  const listing = String(headers.location);
  for (const product of [app, other])
    for (const url of [listing, listing, RESULTS, RESULTS])
      expect((await open(product, url)).body).toMatch(OF_THE_PERSON);
  for (const answers of stored) expect([...answers.entries()].map(([key]) => key).join(' ')).toContain(`,${homeId}`);
  await removeAccount(app, member);
  for (const product of [app, other]) {
    const results = await open(product, RESULTS);
    expect([results.statusCode, OF_THE_PERSON.test(results.body)]).toEqual([200, false]);
    const left = await open(product, listing);
    expect([left.statusCode, OF_THE_PERSON.test(left.body)]).toEqual([410, false]);
  }
});
