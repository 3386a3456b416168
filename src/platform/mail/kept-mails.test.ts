import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMail } from '#tests/factories/mail.ts';
import { type TestApp, testApp } from '#tests/support/test-app.ts';
import { type KeptMailsParts, serveKeptMails } from './kept-mails.route.ts';
import { postMail } from './post-mail.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (facts: Parameters<typeof aMail>[0]): Promise<void> =>
  app.database.db.transaction().execute((tx) => postMail(tx, aMail(facts)));

const serverWith = (config: KeptMailsParts['config']): FastifyInstance => {
  const server = Fastify();
  serveKeptMails(server, { config, database: app.database });
  return server;
};
const statusOf = async (config: KeptMailsParts['config'], asker: { remoteAddress?: string; host?: string }) => {
  const { host = 'localhost:3000', remoteAddress = '127.0.0.1' } = asker;
  return (await serverWith(config).inject({ url: '/dev/mail', remoteAddress, headers: { host } })).statusCode;
};

describe('the page of kept mails', () => {
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

  test('is for this machine in production, asked for by its own name, and for all in development', async () => {
    const production = { smtpUrl: null, production: true, publicUrl: null };
    expect(await statusOf(production, {})).toBe(200);
    expect(await statusOf(production, { host: '127.0.0.1:3000' })).toBe(200);
    expect(await statusOf(production, { remoteAddress: '192.0.2.1' })).toBe(404);
    expect(await statusOf(production, { host: 'evil.example' })).toBe(404);
    expect(await statusOf({ ...production, production: false }, { remoteAddress: '192.0.2.1' })).toBe(200);
  });

  test('is not there when mail goes out by a server', async () => {
    const sending = { smtpUrl: 'smtp://127.0.0.1:2525', publicUrl: null };
    expect(await statusOf({ ...sending, production: true }, {})).toBe(404);
    expect(await statusOf({ ...sending, production: false }, {})).toBe(404);
  });

  test('is not there in production where others were told to come, whatever a proxy says of them', async () => {
    const keeping = { smtpUrl: null, production: true };
    expect(await statusOf({ ...keeping, publicUrl: 'https://www.example.ch' }, {})).toBe(404);
    expect(await statusOf({ ...keeping, publicUrl: 'http://localhost:3000' }, {})).toBe(200);
  });
});
