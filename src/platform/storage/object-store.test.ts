import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { FolderStore } from './object-store.ts';

/** A disk that accepts part of a file and then is full. */
const disk = vi.hoisted(() => ({ failure: null as string | null }));
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const writeFile = async (file: string, bytes: Uint8Array): Promise<void> => {
    if (!disk.failure) return files.writeFile(file, bytes);
    await files.writeFile(file, bytes.subarray(0, 1));
    throw Object.assign(new Error('It failed.'), { code: disk.failure });
  };
  return { ...files, writeFile };
});

const folder = mkdtempSync(join(tmpdir(), 'lares-store-'));
const store = new FolderStore(folder);
afterEach(() => {
  disk.failure = null;
  rmSync(folder, { recursive: true, force: true });
});

const storedFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) stores nothing of a file and reports that', async (failure) => {
  disk.failure = failure;
  await expect(store.put('a/b.webp', Buffer.from('whole'))).rejects.toMatchObject({
    messageId: 'error.storage.full',
    code: 507,
  });
  expect(storedFiles()).toEqual([]);
});

test('another failure keeps nothing either and stays what it is', async () => {
  disk.failure = 'EIO';
  await expect(store.put('a/b.webp', Buffer.from('whole'))).rejects.toMatchObject({ code: 'EIO' });
  expect(storedFiles()).toEqual([]);
});

test('of several who write one file at once all succeed', async () => {
  await Promise.all(Array.from({ length: 5 }, () => store.put('a/b.webp', Buffer.from('whole'))));
  expect(storedFiles()).toEqual(['b.webp']);
});

test('files of a killed process are removed; files that are being written stay', async () => {
  mkdirSync(join(folder, 'a'), { recursive: true });
  for (const name of ['old.webp.1.part', 'new.webp.2.part']) writeFileSync(join(folder, 'a', name), 'half');
  await store.put('a/old.webp', Buffer.from('whole'));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ['old.webp.1.part', 'old.webp']) utimesSync(join(folder, 'a', name), yesterday, yesterday);
  await store.clearParts(new Date());
  expect(storedFiles().sort()).toEqual(['new.webp.2.part', 'old.webp']);
});

test('a folder that was never written to has no parts', async () => {
  await expect(store.clearParts(new Date())).resolves.toBeUndefined();
});
