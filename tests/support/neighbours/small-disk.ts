import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a test's own, in memory. */
export interface SmallDisk {
  folder: string;
  /** Takes all room but so much, bytes. */
  fill(left: number): void;
  /** Gives back what `fill` took. */
  makeRoom(): void;
  /** Processes with open files on it hold it. */
  unmount(): void;
}

/** @param options as `mount` takes them, `size=4m` for one */
export function smallDisk(options: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'lares-disk-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' });
  if (status !== 0) rmdirSync(folder);
  if (status !== 0) throw new Error(`No disk could be mounted: ${stderr}`);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rmSync(filler),
    unmount: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

/** Whether a test may make a disk of its own, which takes an administrator. */
export function canMount(): boolean {
  try {
    smallDisk('size=1m').unmount();
    return true;
  } catch {
    return false;
  }
}
