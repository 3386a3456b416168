import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { connect, constants } from 'node:http2';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNginxInstalled, NGINX, type Nginx, startNginx } from '#tests/support/neighbours/nginx.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PUBLIC_URL = 'https://www.example.ch';
/** Of a form with a picture that is too large for the proxy. */
const TOO_MUCH = 17 * 1024 * 1024;

const isThere = isNginxInstalled();
let app: TestApp;
let nginx: Nginx;
const lines: string[] = [];

beforeAll(async () => {
  if (!isThere) return;
  app = await testApp({ settings: { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' }, log: (line) => void lines.push(line) });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  nginx = await startNginx([(app.server.server.address() as AddressInfo).port]);
});
afterAll(async () => {
  if (!isThere) return;
  await app.close();
  await nginx.stop();
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const ask = (make: typeof request, options: object, { method = 'GET', headers = {}, body }: Asked): Promise<Answer> =>
  new Promise((done, fail) => {
    const asking = make({ host: '127.0.0.1', agent: false, ...options, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    asking.on('error', fail).end(body);
  });
const plain = (method: string, path: string): Promise<Answer> =>
  ask(request, { port: nginx.plainPort, path }, { method, headers: { host: 'www.example.ch' } });
const secure = (path: string, { headers = {}, ...asked }: Asked = {}): Promise<Answer> =>
  ask(
    secureRequest as typeof request,
    { ...TLS, port: nginx.securePort, path },
    {
      ...asked,
      headers: { host: 'www.example.ch', ...headers },
    },
  );
const TLS = { servername: 'www.example.ch', rejectUnauthorized: false };

/** The last client, as it is logged. */
const lastAsker = () => lines.map((line) => JSON.parse(line).req).findLast(Boolean);

describe.skipIf(!isThere)('behind nginx as deploy/nginx.conf sets it up', () => {
  test('the configuration is one that nginx takes', () => {
    const { status, stderr } = spawnSync(NGINX, ['-t', '-c', nginx.configuration], { encoding: 'utf8' });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
  });

  test('the product knows visitors by their own address, with any header', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.66',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'for=203.0.113.66;host=evil.example',
      'x-real-ip': '203.0.113.66',
    };
    for (const headers of [{}, claims]) {
      const { body, status } = await secure('/robots.txt', { headers });
      expect(status).toBe(200);
      expect(body).toContain(`${PUBLIC_URL}/sitemap.xml`);
      expect(lastAsker()).toMatchObject({ remoteAddress: '127.0.0.1', host: 'www.example.ch' });
    }
  });

  test('answers say to come by TLS, and nothing of the proxy', async () => {
    const { headers } = await secure('/robots.txt');
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(headers.server).toBe('nginx');
  });

  test('pages for this machine alone stay there', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/dev/mail']) expect((await secure(path)).status).toBe(404);
  });

  test('no client gets its own request back: TRACE is no method here', async () => {
    const headers = { cookie: 'a=secret' };
    const direct = { host: '127.0.0.1', port: (app.server.server.address() as AddressInfo).port, path: '/robots.txt' };
    for (const answer of [
      await secure('/robots.txt', { method: 'TRACE', headers }),
      await ask(request, direct, { method: 'TRACE', headers }),
    ]) {
      expect([404, 405]).toContain(answer.status);
      expect(answer.body).not.toContain('secret');
    }
  });

  test('pages of ours may ask the API, others may not', async () => {
    const body = JSON.stringify({ query: '{ intl(locale: en) { id } }' });
    const asked = (origin: string) =>
      secure('/graphql', { method: 'POST', body, headers: { origin, 'content-type': 'application/json' } });
    expect((await asked(PUBLIC_URL)).status).toBe(200);
    expect((await asked('https://evil.example')).status).toBe(403);
  });

  test('a body larger than any picture is refused', async () => {
    const headers = { 'content-length': String(TOO_MUCH), 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await secure('/upload/account-picture', { method: 'POST', headers }).catch(() => null);
    expect(answer?.status).toBe(413);
  });

  test('without encryption people are sent on and programs refused', async () => {
    expect(await plain('GET', '/en?a=b')).toMatchObject({ status: 301, headers: { location: `${PUBLIC_URL}/en?a=b` } });
    expect((await plain('POST', '/graphql')).status).toBe(403);
  });

  test('a foreign name gets no certificate, old encryption no connection', async () => {
    const handshake = (options: object) =>
      ask(secureRequest as typeof request, { ...TLS, port: nginx.securePort, path: '/', ...options }, {});
    await expect(handshake({ servername: 'evil.example' })).rejects.toThrow();
    await expect(handshake({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow();
    for (const version of ['TLSv1.2', 'TLSv1.3'])
      expect((await handshake({ maxVersion: version, minVersion: version })).status).toBeGreaterThan(0);
  });

  test('HTTP/2 is spoken', async () => {
    const session = connect(`https://127.0.0.1:${nginx.securePort}`, TLS);
    const stream = session.request({ ':path': '/robots.txt', ':authority': 'www.example.ch' });
    const status = await new Promise((done, fail) => {
      stream.on('response', (headers) => done(headers[constants.HTTP2_HEADER_STATUS])).on('error', fail);
    });
    session.destroy();
    expect(status).toBe(200);
  });
});
