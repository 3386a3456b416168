import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const get = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'follow' });

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server.js',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/graphiql',
  '/playground',
  '/admin',
  '/wp-login.php',
])('abuse 70: %s is not found, and says nothing of the inside', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|"dependencies"|\[core\]/);
});

test('abuse 70: no source map goes out with the pages', async () => {
  const html = await (await get('/en')).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  expect(await (await get(script)).text()).not.toContain('sourceMappingURL');
  expect((await get(`${script}.map`)).status).toBe(404);
  expect(readdirSync('dist/client/assets').filter((name) => name.endsWith('.map'))).toEqual([]);
});
