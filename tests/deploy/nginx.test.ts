import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, constants } from 'node:http2';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { freePort } from '#tools/testing/free-port.ts';

const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';
const PUBLIC_URL = 'https://www.example.ch';
/** Of a form with a picture that is too large for the proxy. */
const TOO_MUCH = 17 * 1024 * 1024;
const READY_TRIES = 200;
const READY_PAUSE_MS = 25;

const isThere = existsSync(NGINX) && existsSync(OPENSSL);
let app: TestApp;
let folder: string;
let proxy: ChildProcess;
const ports = { plain: 0, secure: 0 };
const lines: string[] = [];

/** Our configuration as nginx reads it, with ports and files of this run. */
function configuration(productPort: number): string {
  const ours = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`)
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${ports.plain} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replaceAll('/etc/nginx/tls', folder);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/t;`);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root; events {}
    http { access_log off; ${kept.join(' ')} ${ours} }`;
}

beforeAll(async () => {
  if (!isThere) return;
  folder = mkdtempSync(join(tmpdir(), 'lares-nginx-'));
  mkdirSync(join(folder, 't'));
  const names = ['-subj', '/CN=www.example.ch', '-addext', 'subjectAltName=DNS:www.example.ch'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  spawnSync(OPENSSL, [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    ...names,
    ...files,
  ]);
  app = await testApp({ settings: { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' }, log: (line) => void lines.push(line) });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  [ports.plain, ports.secure] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'nginx.conf'), configuration((app.server.server.address() as AddressInfo).port));
  proxy = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  for (let tries = 0; tries < READY_TRIES && !(await isAnswering()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
});
afterAll(async () => {
  if (!isThere) return;
  proxy.kill('SIGTERM');
  await app.close();
  rmSync(folder, { recursive: true });
});

const isAnswering = (): Promise<boolean> =>
  plain('GET', '/').then(
    () => true,
    () => false,
  );

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
  ask(request, { port: ports.plain, path }, { method, headers: { host: 'www.example.ch' } });
const secure = (path: string, { headers = {}, ...asked }: Asked = {}): Promise<Answer> =>
  ask(
    secureRequest as typeof request,
    { ...TLS, port: ports.secure, path },
    {
      ...asked,
      headers: { host: 'www.example.ch', ...headers },
    },
  );
const TLS = { servername: 'www.example.ch', rejectUnauthorized: false };

/** Who asked last, as the log has it. */
const lastAsker = () => lines.map((line) => JSON.parse(line).req).findLast(Boolean);

describe.skipIf(!isThere)('behind nginx as deploy/nginx.conf sets it up', () => {
  test('the configuration is one that nginx takes', () => {
    const { status, stderr } = spawnSync(NGINX, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
  });

  test('the product knows visitors by their own address, whatever they write', async () => {
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

  test('what is for this machine alone stays there', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/dev/mail']) expect((await secure(path)).status).toBe(404);
  });

  test('nobody is told what they sent: TRACE is no method here', async () => {
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

  test('what is larger than any picture is not taken in', async () => {
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
      ask(secureRequest as typeof request, { ...TLS, port: ports.secure, path: '/', ...options }, {});
    await expect(handshake({ servername: 'evil.example' })).rejects.toThrow();
    await expect(handshake({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow();
    for (const version of ['TLSv1.2', 'TLSv1.3'])
      expect((await handshake({ maxVersion: version, minVersion: version })).status).toBeGreaterThan(0);
  });

  test('HTTP/2 is spoken', async () => {
    const session = connect(`https://127.0.0.1:${ports.secure}`, TLS);
    const stream = session.request({ ':path': '/robots.txt', ':authority': 'www.example.ch' });
    const status = await new Promise((done, fail) => {
      stream.on('response', (headers) => done(headers[constants.HTTP2_HEADER_STATUS])).on('error', fail);
    });
    session.destroy();
    expect(status).toBe(200);
  });
});
