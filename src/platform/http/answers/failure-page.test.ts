import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { servePages } from '#platform/web/serve-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** Failures of a page, with their answers. */
const FAILURES: readonly [string, () => Error, number, string, string | undefined][] = [
  [
    'a limit',
    () => new AppError('error.rateLimit', { code: 429, values: { retryAfter: 7 } }),
    429,
    'error.rateLimit',
    '7',
  ],
  ['a service away', () => new AppError('error.unavailable', { code: 503 }), 503, 'error.unavailable', undefined],
  [
    'a time-out',
    () => Object.assign(new Error('slow'), { code: 'FST_ERR_HANDLER_TIMEOUT' }),
    503,
    'error.unavailable',
    '5',
  ],
  ['a defect', () => new TypeError('<b>inside</b>'), 500, 'failure.text', undefined],
];

let app: TestApp;
let failure: Error;

beforeAll(async () => {
  app = await testApp({
    servePages: async (server) =>
      servePages(server, {
        handler: async () => Promise.reject(failure),
        contextOf: async () => ({}),
        policyOf: () => "default-src 'none'",
      }),
  });
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

describe.each(FAILURES)('where %s stands in the way of a page', (_name, failing, status, words, retryAfter) => {
  test.each(LOCALES)('the reader gets one in %s, over the language in their cookie', async (locale: Locale) => {
    failure = failing();
    const { statusCode, body, headers } = await open(buildPath('login', locale), { cookie: 'lang=xx', accept: '*/*' });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['retry-after']).toBe(retryAfter);
    expect(body).toContain(`<html lang="${LANGUAGE_TAGS[locale]}"`);
    expect(body).toContain(`<header><a href="/${locale}"`);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain(textIn(locale, words).replaceAll("'", '&#x27;'));
    expect(body).toContain(`<a href="" class="again">${textIn(locale, 'kit.retry')}</a>`);
    expect(/<small>.*[\da-f]{8}-[\da-f-]{27}/.test(body)).toBe(status >= 500);
    expect(body).not.toMatch(/inside|<script|\son\w+=|style="/);
  });
});

test('where the address names no language, that of the visitor is spoken', async () => {
  failure = new Error('a defect');
  expect((await open('/change-email', { cookie: 'lang=it' })).body).toContain('lang="it-CH"');
  expect((await open('/change-email', { 'accept-language': 'fr' })).body).toContain('lang="fr-CH"');
});

test('the page is in the scheme that was chosen, and its style is the only thing its policy lets in', async () => {
  failure = new Error('a defect');
  const { body, headers } = await open('/en', { cookie: 'a=b; lm_scheme=dark' });
  expect(body).toContain('data-scheme="dark"');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${digest}'`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
  expect((await open('/en', { cookie: 'lm_scheme=pink' })).body).not.toContain('data-scheme="');
});

test('a reader gets a page at every other address, a program the facts', async () => {
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const url of ['/%', '/en/%ff', '/auth/nobody']) {
    const { statusCode, body } = await open(url, navigation);
    expect(statusCode, url).toBeGreaterThanOrEqual(400);
    expect(body, url).toContain('<h1>');
  }
  const { headers, body } = await open('/%', { accept: 'application/json' });
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toMatchObject({ messageId: 'error.request.malformed', code: 400 });
});
