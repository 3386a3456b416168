import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMail } from '#tests/factories/mail.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { type DevMailboxParts, serveDevMailbox } from './dev-mailbox.route.ts';
import { enqueueMail } from './enqueue-mail.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (facts: Parameters<typeof aMail>[0]): Promise<void> =>
  app.database.db.transaction().execute((tx) => enqueueMail(app, tx, aMail(facts)));

const serverWith = (config: DevMailboxParts['config']): FastifyInstance => {
  const server = Fastify();
  serveDevMailbox(server, { config, database: app.database });
  return server;
};
const statusOf = async (
  config: DevMailboxParts['config'],
  asker: { remoteAddress?: string; [header: string]: string | undefined },
) => {
  const { remoteAddress = '127.0.0.1', ...headers } = asker;
  const asked = { url: '/dev/mail', remoteAddress, headers: { host: 'localhost:3000', ...headers } };
  return (await serverWith(config).inject(asked)).statusCode;
};

describe('the dev mailbox', () => {
  test('says that there is none yet, in the language of the reader', async () => {
    const { body } = await app.server.inject({ url: '/dev/mail', headers: { 'accept-language': 'de-CH' } });
    expect(body).toContain('lang="de-CH"');
    expect(body).toContain('Noch keine E-Mail.');
  });

  test('shows each with its recipient, in a frame without rights, newest first', async () => {
    await post({ subject: 'First', to: 'anna@example.ch' });
    await post({ subject: 'Second', to: 'ben@example.ch', heading: '"></iframe><script>alert(1)</script>' });
    const { body, headers } = await app.server.inject('/dev/mail');
    expect(body.indexOf('>Second<')).toBeLessThan(body.indexOf('>First<'));
    expect(body).toContain('ben@example.ch');
    expect(body).toContain('https://lares.test/en/confirm-email?id=abc&amp;x=1');
    expect(body.match(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(2);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([true, false])(
    'is for this machine alone, asked for by its own name (production: %s)',
    async (production) => {
      const config = { smtpUrl: null, production, publicUrl: null };
      expect(await statusOf(config, {})).toBe(200);
      for (const host of ['127.0.0.1:3000', '[::1]:3000']) expect(await statusOf(config, { host })).toBe(200);
      for (const remoteAddress of ['::1', '127.0.0.2', '::ffff:127.0.0.1'])
        expect(await statusOf(config, { remoteAddress })).toBe(200);
      for (const remoteAddress of ['192.0.2.1', '::ffff:192.0.2.1', '10.0.0.1', '2001:db8::1'])
        expect(await statusOf(config, { remoteAddress })).toBe(404);
      for (const host of ['evil.example', '127.0.0.1.evil.example', '192.0.2.1'])
        expect(await statusOf(config, { host })).toBe(404);
    },
  );

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['X-Forwarded-Host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('is refused to clients of a proxy on this machine, as %s: %s gives away', async (header, value) => {
    for (const production of [true, false])
      expect(await statusOf({ smtpUrl: null, production, publicUrl: null }, { [header]: value })).toBe(404);
  });

  test('is not there when mail goes out by a server', async () => {
    const sending = { smtpUrl: 'smtp://127.0.0.1:2525', publicUrl: null };
    expect(await statusOf({ ...sending, production: true }, {})).toBe(404);
    expect(await statusOf({ ...sending, production: false }, {})).toBe(404);
  });

  test('does not exist in production where other people use the installation, with any headers of a proxy', async () => {
    const keeping = { smtpUrl: null, production: true };
    expect(await statusOf({ ...keeping, publicUrl: 'https://www.example.ch' }, {})).toBe(404);
    expect(await statusOf({ ...keeping, publicUrl: 'http://localhost:3000' }, {})).toBe(200);
  });
});
