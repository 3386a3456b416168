import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { BotCheckProvider } from './bot-check-provider.ts';
import { recaptcha } from './recaptcha.ts';

const UPSTREAM = { messageId: 'error.upstream', code: 502 };

let google: Server | null = null;
afterEach(() => {
  google?.closeAllConnections();
  google?.close();
  google = null;
});

/** A local server in place of Google. */
async function recaptchaAt(answer: RequestListener): Promise<BotCheckProvider> {
  const server = createServer(answer);
  google = server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  return recaptcha({ siteKey: 'site', secretKey: 'secret', now: () => new Date(0), verifyUrl });
}
const saying = (verdict: object): Promise<BotCheckProvider> =>
  recaptchaAt((_request, response) => void response.end(JSON.stringify(verdict)));

test('a browser gets our public key and nothing more', async () => {
  const provider = await saying({});
  expect(await provider.challenge('register')).toEqual({ provider: 'recaptcha', siteKey: 'site' });
});

test('Google is asked with our secret, and its action is the purpose', async () => {
  const asked: string[] = [];
  const provider = await recaptchaAt(async (request, response) => {
    asked.push(await text(request));
    response.end(JSON.stringify({ success: true, score: 0.9, action: 'register' }));
  });
  expect(await provider.proofOf('a&b')).toMatchObject({ purpose: 'register' });
  expect(asked).toEqual(['secret=secret&response=a%26b']);
});

test.each([
  ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['that looks like a program', { success: true, score: 0.1, action: 'register' }],
  ['without a score', { success: true, action: 'register' }],
  ['for something we do not know', { success: true, score: 0.9, action: 'homepage' }],
  ['answered with something else', { success: 'yes' }],
])('a token %s proves nothing', async (_fault, verdict) => {
  expect(await (await saying(verdict)).proofOf('token')).toBeNull();
});

test.each<[string, RequestListener]>([
  ['fails', (_request, response) => void response.writeHead(500).end()],
  ['hangs up', (request) => void request.socket.destroy()],
  ['talks nonsense', (_request, response) => void response.end('<html>')],
  ['talks without end', (_request, response) => void response.end(JSON.stringify('x'.repeat(100_000)))],
  [
    'sends half an answer',
    (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"success": true');
      setImmediate(() => request.socket.destroy());
    },
  ],
])('a Google that %s lets no request through', async (_fault, answer) => {
  await expect((await recaptchaAt(answer)).proofOf('token')).rejects.toMatchObject(UPSTREAM);
});

test('a Google that is silent is waited for at most five seconds', async () => {
  const provider = await recaptchaAt(() => {});
  const startedMs = performance.now();
  await expect(provider.proofOf('token')).rejects.toMatchObject(UPSTREAM);
  expect(performance.now() - startedMs).toBeLessThan(6_500);
});
