import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceDigest } from './build.ts';

/** Some sources of pages. */
const SOURCES = [
  'src/app/client.tsx',
  'src/pages/home/assets/hero-light-640.avif',
  'src/kit/design/theme/theme.css',
  'locales/home/de-ch.json',
  'public/icons/favicon.svg',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'tools/vite/compiled-messages.ts',
];

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const file of SOURCES) write(file, 'before');
  write('src/app/client.test.tsx', 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([...SOURCES, 'public/LICENCE'])('pages are built again when %s changes', (file) => {
  const before = sourceDigest(root);
  write(file, 'after');
  expect(sourceDigest(root)).not.toBe(before);
});

test.each(['src/app/client.test.tsx', 'docs/operations.md', 'db/migrations/0001_places.sql'])(
  'pages stay as they are when %s changes',
  (file) => {
    const before = sourceDigest(root);
    write(file, 'after');
    expect(sourceDigest(root)).toBe(before);
  },
);

test('a file under another name is another source', () => {
  const before = sourceDigest(root);
  rmSync(join(root, 'public/icons/favicon.svg'));
  write('public/icons/icon.svg', 'before');
  expect(sourceDigest(root)).not.toBe(before);
});
