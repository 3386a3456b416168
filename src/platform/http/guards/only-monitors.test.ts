import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const MONITORS = '192.0.2.0/24, 10.9.0.7, 2001:db8:7::/48';

let usual: TestApp;
let watched: TestApp;
let behindProxy: TestApp;
let unprepared: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  usual = await testApp();
  watched = await testApp({ settings: { MONITOR_NETWORKS: MONITORS } });
  behindProxy = await testApp({ settings: { MONITOR_NETWORKS: MONITORS, TRUST_PROXY: '10.9.0.7, 127.0.0.1' } });
  unprepared = await testApp({ isPrepared: () => false, log: (line) => void lines.push(line) });
});
afterAll(() => Promise.all([usual, watched, behindProxy, unprepared].map((app) => app.close())));

/** Statuses of the addresses for monitors, which are always alike. */
async function statusOf(app: TestApp, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const asked = ['/healthz', '/readyz', '/metrics'].map((url) => app.server.inject({ url, remoteAddress, headers }));
  const statuses = new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
  expect(statuses.size).toBe(1);
  return [...statuses][0] ?? 0;
}

describe('health and metrics', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are for programs of this machine: %s', async (address) => {
    for (const app of [usual, watched, behindProxy]) expect(await statusOf(app, address)).toBe(200);
  });

  test.each(['192.0.2.1', '::ffff:192.0.2.255', '10.9.0.7', '2001:db8:7::5'])(
    'are for networks of the setting, and only with it: %s',
    async (address) => {
      expect(await statusOf(watched, address)).toBe(200);
      expect(await statusOf(usual, address)).toBe(404);
    },
  );

  test.each(['192.0.3.1', '10.9.0.8', '::ffff:10.9.0.8', '2001:db8:8::5', '203.0.113.9'])(
    'do not exist for %s',
    async (address) => {
      for (const app of [usual, watched, behindProxy]) expect(await statusOf(app, address)).toBe(404);
    },
  );

  test('through a trusted proxy the address of the client counts, through any other none does', async () => {
    const monitor = { 'x-forwarded-for': '192.0.2.9' };
    const visitor = { 'x-forwarded-for': '203.0.113.9' };
    expect(await statusOf(behindProxy, '10.9.0.7', monitor)).toBe(200);
    expect(await statusOf(behindProxy, '127.0.0.1', { 'x-forwarded-for': '::ffff:192.0.2.9' })).toBe(200);
    for (const proxy of ['10.9.0.7', '127.0.0.1', '192.0.2.1']) {
      expect(await statusOf(behindProxy, proxy, visitor)).toBe(404);
      expect(await statusOf(watched, proxy, visitor)).toBe(404);
      expect(await statusOf(watched, proxy, monitor)).toBe(404);
    }
    const forged = { 'x-forwarded-for': '192.0.2.9, 203.0.113.9' };
    expect(await statusOf(behindProxy, '10.9.0.7', forged)).toBe(404);
    for (const header of ['x-real-ip', 'forwarded', 'via'])
      expect(await statusOf(behindProxy, '10.9.0.7', { [header]: '203.0.113.9' })).toBe(404);
  });

  test('during a first start are served without tables that do not exist yet', async () => {
    await unprepared.database.execute(
      'alter table schema_migration rename to later; alter schema pgboss rename to later',
    );
    const ready = await unprepared.server.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { database: 'being prepared' }]);
    expect((await unprepared.server.inject('/metrics')).statusCode).toBe(200);
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([]);
  });
});
