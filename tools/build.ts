import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/.built';
const SOURCES = [
  '{src,locales}/**/*.{ts,tsx,css,json,graphql}',
  'package-lock.json',
  'vite.config.ts',
  'tools/vite/*.ts',
];

/** Builds the pages unless nothing they are made of has changed. Returns whether it built. */
export function buildPages(): boolean {
  const wanted = digestOf(globSync(SOURCES).sort());
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vite', ['build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The pages could not be built.\n${stdout}\n${stderr}`);
  writeFileSync(STAMP, digestOf(globSync(SOURCES).sort()));
  return true;
}

function digestOf(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) if (!file.includes('.test.')) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

if (import.meta.main) console.log(buildPages() ? 'The pages are built.' : 'The pages are up to date.');
