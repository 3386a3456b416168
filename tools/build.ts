import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'dist/.built';
/** Whole folders, with every kind of file: pictures and fonts become part of the pages like code does. */
const FOLDERS = ['src', 'locales', 'public', 'tools/vite'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Builds the pages unless none of their sources has changed. Returns whether it built. */
export function buildPages(): boolean {
  const wanted = sourceDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vite', ['build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The pages could not be built.\n${stdout}\n${stderr}`);
  writeFileSync(STAMP, sourceDigest());
  return true;
}

/** Digest of the names and bytes of all sources of the pages; changes with any of them. */
export function sourceDigest(root = '.'): string {
  const found = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = [...found, ...FILES.map((file) => join(root, file))];
  const digest = createHash('sha256');
  for (const file of files.sort()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

if (import.meta.main) console.log(buildPages() ? 'The pages are built.' : 'The pages are up to date.');
