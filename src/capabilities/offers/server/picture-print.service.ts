import { buffer } from 'node:stream/consumers';
import { pictures } from '#platform/pictures/pictures.ts';
import { listUnprinted, updatePrint } from './picture.queries.ts';
import type { PictureContext } from './picture.service.ts';
import { masterName } from './picture-files.ts';

/** Pictures that cannot be told by their looks. */
const NOTHING_TO_TELL = '0';
const AT_ONCE = 100;

/**
 * Works out how pictures look that were stored before that was done with every picture. What cannot be read any more has no
 * looks. Repeatable, and may be interrupted.
 *
 * @returns how many were done
 */
export async function printOldPictures({ db, store }: PictureContext): Promise<number> {
  let done = 0;
  for (;;) {
    const waiting = await listUnprinted(db, AT_ONCE);
    for (const { id, hash } of waiting) {
      const master = await store.read(masterName(hash));
      const print = master ? await pictures.run('printOf', await buffer(master)).catch(() => NOTHING_TO_TELL) : null;
      await updatePrint(db, id, print ?? NOTHING_TO_TELL);
      done += 1;
    }
    if (waiting.length < AT_ONCE) return done;
  }
}
