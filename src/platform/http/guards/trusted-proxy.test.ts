import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const FORWARDED = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.ch',
};

let app: TestApp;
let alone: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  const log = (line: string): void => void lines.push(line);
  app = await testApp({ log, settings: { TRUST_PROXY: '10.1.0.0/16, 2001:db8:1::/48, 192.0.2.7' } });
  alone = await testApp({ log });
});
afterAll(() => Promise.all([app.close(), alone.close()]));
beforeEach(() => {
  lines = [];
});

/** The client and address of a request, as the product understood them. */
async function understood(product: TestApp, remoteAddress: string, headers: Record<string, string>) {
  lines = [];
  const asked = { url: '/robots.txt', remoteAddress, headers: { host: 'localhost:3000', ...headers } };
  const { body } = await product.server.inject(asked);
  const asker = lines.map((line) => JSON.parse(line).req?.remoteAddress).find(Boolean);
  return { asker, origin: /Sitemap: (.+)\/sitemap.xml/.exec(body)?.[1] };
}

describe('headers of a proxy about a visitor', () => {
  test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1::5', '192.0.2.7'])(
    'is believed of %s, which was named',
    async (proxy) => {
      expect(await understood(app, proxy, FORWARDED)).toEqual({
        asker: '203.0.113.9',
        origin: 'https://www.example.ch',
      });
    },
  );

  test.each(['127.0.0.1', '::1', '10.2.0.1', '192.0.2.8', '2001:db8:2::5', '203.0.113.1'])(
    'is not believed of %s',
    async (peer) => {
      expect(await understood(app, peer, FORWARDED)).toEqual({ asker: peer, origin: 'http://localhost:3000' });
    },
  );

  test.each(['127.0.0.1', '10.1.2.3', '203.0.113.1'])('nor of %s where none was named', async (peer) => {
    expect(await understood(alone, peer, FORWARDED)).toEqual({ asker: peer, origin: 'http://localhost:3000' });
  });

  test('counts in what the proxy added, not in what the visitor wrote before', async () => {
    const headers = {
      'x-forwarded-for': '127.0.0.1, 10.1.0.9, 203.0.113.9, 10.1.0.4',
      'x-forwarded-proto': 'http, https',
      'x-forwarded-host': 'evil.example, www.example.ch',
    };
    expect(await understood(app, '10.1.2.3', headers)).toEqual({
      asker: '203.0.113.9',
      origin: 'https://www.example.ch',
    });
  });

  test('has no say in where links lead once the settings name an address', async () => {
    const named = await testApp({ settings: { PUBLIC_URL: 'https://www.lares.example', TRUST_PROXY: 'loopback' } });
    try {
      const { origin } = await understood(named, '127.0.0.1', { ...FORWARDED, 'x-forwarded-host': 'evil.example' });
      expect(origin).toBe('https://www.lares.example');
    } finally {
      await named.close();
    }
  });

  test('is named once in the log when it is not believed', async () => {
    const fresh = await testApp({ log: (line) => void lines.push(line), settings: { TRUST_PROXY: '10.1.0.0/16' } });
    try {
      for (const remoteAddress of ['10.1.2.3', '127.0.0.1', '10.2.2.2'])
        await fresh.server.inject({ url: '/robots.txt', remoteAddress, headers: FORWARDED });
      const warnings = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.includes('TRUST_PROXY'));
      expect(warnings.map(({ proxy }) => proxy)).toEqual(['127.0.0.1']);
    } finally {
      await fresh.close();
    }
  });
});
