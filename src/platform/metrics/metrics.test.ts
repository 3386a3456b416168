// engines: both
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobKind, send } from '#platform/jobs/job.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The lines of `/metrics` with a given prefix. */
async function metrics(name: string): Promise<string[]> {
  const { body } = await app.server.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

test('a monitor sees the state of the process, the market, the feeds and the jobs', async () => {
  const { db } = app.database;
  expect(await metrics('process_resident_memory_bytes')).toHaveLength(1);
  expect(await metrics('lares_listings_searchable')).toEqual(['lares_listings_searchable 0']);
  expect(await metrics('lares_feed_last_run')).toEqual([]);
  await anActiveOffer(db);
  await db.updateTable('source').set({ lastRunAt: TEST_NOW }).where('id', '=', 1).execute();
  const kind = jobKind('test.write');
  await prepareJobs(app.database, { kinds: [kind] });
  await send(db, kind, {});
  await send(db, kind, {}, { startAfter: new Date(Date.now() + 3_600_000) });
  expect(await metrics('lares_listings_searchable')).toEqual(['lares_listings_searchable 1']);
  expect(await metrics('lares_feed_last_run')).toEqual([
    `lares_feed_last_run_timestamp_seconds ${TEST_NOW.getTime() / 1_000}`,
  ]);
  expect(await metrics('lares_jobs')).toEqual(['lares_jobs_waiting{kind="test.write"} 1', 'lares_jobs_dead 0']);
});

test('answers are timed by their route, so that invented addresses add nothing', async () => {
  await app.run('{ __typename }');
  for (const url of ['/invented/1', '/invented/2']) await app.server.inject(url);
  expect(await metrics('lares_http_request_duration_seconds_count')).toEqual(
    expect.arrayContaining([
      'lares_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1',
      'lares_http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
    ]),
  );
});

test('an error of the API is counted by its code, though the answer has status 200', async () => {
  const { errors } = await app.run('{ profile { id } }');
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([401]);
  expect(await metrics('lares_graphql_errors_total')).toEqual(['lares_graphql_errors_total{code="401"} 1']);
});

test('a request through a proxy finds no metrics', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await app.server.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  expect((await app.server.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
});

test('a number that cannot be read is missing, the others are there', async () => {
  await app.database.execute('alter schema pgboss rename to gone');
  expect(await metrics('lares_jobs')).toEqual([]);
  expect(await metrics('lares_listings_searchable')).toHaveLength(1);
  await app.database.execute('alter schema gone rename to pgboss');
});

test('a defect of an operation is counted as 500, and logged with the id that its caller gets', async () => {
  const lines: string[] = [];
  const broken = await testApp({ log: (line) => void lines.push(line) });
  await broken.database.execute('alter table active_offer rename to gone');
  const { errors } = await broken.run('{ offer(id: 1) { id } }');
  const { body } = await broken.server.inject('/metrics');
  await broken.close();
  const { code, values } = errors?.[0]?.extensions ?? {};
  expect(code).toBe(500);
  expect(body).toContain('lares_graphql_errors_total{code="500"} 1');
  const defects = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'defect');
  expect(defects.map(({ reqId }) => reqId)).toEqual([(values as { requestId: string }).requestId]);
});
