import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A file stays for so long after the last start of a process that has it, milliseconds: pages stay open for days. */
const KEPT_MS = 30 * 86_400_000;
/** More than that of earlier builds is not kept, bytes; the oldest go first. A build has 6 MB. */
const MOST_KEPT_BYTES = 300_000_000;
const PART = '.part';

/**
 * Keeps the files of this build for pages of it that are still open when later builds serve, and for processes of another
 * build that serve beside this one. Names carry a digest of what is in the file.
 *
 * @param assets folder of this build's files
 * @param kept folder that processes of all builds share
 */
export async function keepBuild(assets: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true });
  const own = new Set(await readdir(assets));
  for (const name of own) await keepFile(join(assets, name), join(kept, name), now);
  await trim(kept, own, now);
}

async function keepFile(file: string, target: string, now: Date): Promise<void> {
  const isKept = await utimes(target, now, now).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const part = `${target}.${process.pid}${PART}`;
  // A copy, for the next build empties its folder; whole under its name only.
  await copyFile(file, part);
  await utimes(part, now, now);
  await rename(part, target);
}

/** Removes what no start has wanted for long, and what is too much. */
async function trim(kept: string, own: ReadonlySet<string>, now: Date): Promise<void> {
  const earlier = (await readdir(kept)).filter((name) => !own.has(name));
  const files = await Promise.all(
    earlier.map(async (name) => {
      const { size, mtimeMs } = await stat(join(kept, name));
      return { name, size, mtimeMs };
    }),
  );
  let bytes = 0;
  for (const { name, size, mtimeMs } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    const isOld = mtimeMs < now.getTime() - KEPT_MS;
    if (isOld || bytes > MOST_KEPT_BYTES) await rm(join(kept, name), { force: true });
  }
}
