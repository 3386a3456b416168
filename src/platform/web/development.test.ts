import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { developmentHandler } from './development.ts';

const ROOT = resolve('.');
const FILES = ['secret', 'secret.js', 'secret.html'];
const CONTENT = 'export-default-what-nobody-may-read';
const READING = ['', '?raw', '?url', '?inline', '?import&raw', '?raw??'];
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replace('/secret', '/%73ecret'),
  (path) => path.replace('/secret', '/.//secret'),
  (path) => path.replace('/secret', '/x/../secret'),
  (path) => path.replace('/secret', '/SECRET'),
  (path) => `${path}/`,
  (path) => `${path}%00.js`,
  (path) => `${path}#.ts`,
  (path) => `${path}.html`,
];

/** Data folders in places that an operator may choose. */
const folders = { beside: '', 'among the sources': '', elsewhere: '' };
let server: FastifyInstance;

const aDataFolder = (parent: string): string => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'data-[x](y)-'));
  for (const file of FILES) writeFileSync(join(folder, file), `export default '${CONTENT}'`);
  return folder;
};

const serverFor = async (dataDir: string): Promise<FastifyInstance> => {
  const made = Fastify();
  await developmentHandler(made, { dataDir, publicUrl: 'https://lares.example' });
  await made.listen({ port: 0, host: '127.0.0.1' });
  return made;
};

beforeAll(async () => {
  // Vite reports each as refused.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  folders.beside = aDataFolder(join(ROOT, 'var/test'));
  folders['among the sources'] = aDataFolder(join(ROOT, 'node_modules/.data-test'));
  folders.elsewhere = aDataFolder(tmpdir());
  server = await serverFor(folders['among the sources']);
});
afterAll(async () => {
  await server.close();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
  rmSync(join(ROOT, 'node_modules/.data-test'), { recursive: true });
});

/** Sends a path unchanged: `fetch` would normalise it. */
const get = (path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((done, fail) => {
    const { port } = server.server.address() as AddressInfo;
    const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    asking.on('error', fail).end();
  });

/** Every known way to request a file from Vite. */
const addressesOf = (file: string): string[] => {
  const ways = [`/@fs${file}`, `/${relative(ROOT, file)}`, `/src/../${relative(ROOT, file)}`, `/@id${file}`, file];
  const paths = ways.flatMap((path) => SPELLINGS.map((spell) => spell(path)));
  return paths.flatMap((path) => READING.map((reading) => path + reading));
};

describe('development serves the sources of pages', () => {
  test('as scripts', async () => {
    const { status, body } = await get('/src/kernel/brand.ts');
    expect(status).toBe(200);
    expect(body).toContain('BRAND');
    expect((await get(`/@fs${ROOT}/src/kernel/brand.ts?import&raw`)).body).toContain('BRAND');
  });

  test.each(Object.keys(folders))('and nothing of a data folder %s', async (where) => {
    const folder = folders[where as keyof typeof folders];
    const answered: string[] = [];
    for (const file of FILES) {
      for (const address of addressesOf(join(folder, file))) {
        if ((await get(address)).body.includes(CONTENT)) answered.push(address);
      }
    }
    expect(answered).toEqual([]);
  });

  test.each(['package.json', '.git', '.npmrc', 'tools/start.ts', 'db/migrations/0001_base.sql', 'vite.config.ts'])(
    'nor %s, which is none of a page',
    async (file) => {
      for (const address of addressesOf(join(ROOT, file)).filter((path) => !path.includes('?url'))) {
        const { body } = await get(address);
        expect(body, address).not.toMatch(/"dependencies"|gitdir|save-exact|readConfig|create table|tailwindcss\(/i);
      }
    },
  );

  test('to a caller by its own name: a name that was made to point here gets nothing', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', '192.0.2.7:3000', 'lares.example'])
      expect((await get('/src/kernel/brand.ts', { host })).status).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect((await get('/src/kernel/brand.ts', { host })).status).toBe(403);
  });
});
