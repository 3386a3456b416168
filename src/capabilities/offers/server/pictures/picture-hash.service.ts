import { buffer } from 'node:stream/consumers';
import { pictures } from '#platform/pictures/pictures.ts';
import { TaskTimeoutError } from '#platform/workers/worker-pool.ts';
import { listUnhashed, markHashed } from './picture.queries.ts';
import type { PictureContext } from './picture.service.ts';
import { masterName } from './picture-files.ts';

/** Picture hash of pictures without any structure to compare. */
const NO_PATTERN = '0';
const AT_ONCE = 100;

/**
 * Computes the picture hash of pictures stored before each one got its hash. An unreadable picture gets none, and one that took too
 * long is left to a later run.
 *
 * Idempotent, and may be interrupted.
 *
 * @returns number of pictures processed
 */
export async function hashOldPictures({ db, store }: PictureContext): Promise<number> {
  let done = 0;
  let lastId = 0;
  for (;;) {
    const waiting = await listUnhashed(db, { afterId: lastId, limit: AT_ONCE });
    for (const { id, hash } of waiting) {
      const pictureHash = await pictureHashOf(store, hash);
      if (pictureHash !== null) await markHashed(db, id, pictureHash);
      if (pictureHash !== null) done += 1;
      lastId = id;
    }
    if (waiting.length < AT_ONCE) return done;
  }
}

/** Null on a time-out. */
async function pictureHashOf(store: PictureContext['store'], hash: string): Promise<string | null> {
  const master = await store.read(masterName(hash));
  if (!master) return NO_PATTERN;
  try {
    return await pictures.run('pictureHashOf', await buffer(master));
  } catch (error) {
    return error instanceof TaskTimeoutError ? null : NO_PATTERN;
  }
}
