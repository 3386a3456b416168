import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#kernel/time.ts';
import { FolderStore } from '../storage/object-store.ts';

/** Time for which a file stays after the last start of a process that has it, milliseconds: pages stay open for days. */
const RETENTION_MS = 30 * DAY_MS;
/** Most bytes of earlier builds; the oldest go first. A build has 6 MB. */
const MOST_SHARED_BYTES = 300_000_000;

/**
 * Stores the files of this build for its pages that are still open when later builds serve, and for processes of another build that serve
 * in parallel. Names contain a digest of the file.
 *
 * @param assets folder of this build's files
 * @param shared folder that processes of all builds share
 */
export async function storeBuild(assets: string, shared: string, now: Date): Promise<void> {
  // Copies, because the next build empties its folder.
  const store = new FolderStore(shared);
  const own = await readdir(assets);
  for (const name of own) {
    if (!(await store.has(name))) await store.put(name, await readFile(join(assets, name)));
    await utimes(join(shared, name), now, now);
  }
  await store.clearParts(now);
  await trim(shared, new Set(own), now);
}

/** Removes files that no start has used for long, and the oldest beyond the limit. */
async function trim(shared: string, own: ReadonlySet<string>, now: Date): Promise<void> {
  const earlier = (await readdir(shared)).filter((name) => !own.has(name));
  const files = await Promise.all(
    earlier.map(async (name) => {
      const { size, mtimeMs } = await stat(join(shared, name));
      return { name, size, mtimeMs };
    }),
  );
  let bytes = 0;
  for (const { name, size, mtimeMs } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    const isOld = mtimeMs < now.getTime() - RETENTION_MS;
    if (isOld || bytes > MOST_SHARED_BYTES) await rm(join(shared, name), { force: true });
  }
}
