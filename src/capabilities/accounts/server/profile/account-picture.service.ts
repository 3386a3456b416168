import { createHash } from 'node:crypto';
import { notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { UploadTarget } from '#platform/uploads/upload.route.ts';
import { encodeUploadedPicture, UPLOADED } from '#platform/uploads/uploaded-picture.ts';
import { lockAccount, updateAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { requireUser } from '../sessions/session.service.ts';
import { isPictureUsed, lockPicture } from './account-picture.queries.ts';
import { accountPictureAddress, pictureFile } from './account-picture.ts';

/** Format of a stored picture: a square that is sharp at its largest display size, even on high-density screens. */
const SQUARE = {
  resize: { width: 512, height: 512, fit: 'cover' },
  encoding: { format: 'webp', quality: 80 },
} as const;

/**
 * Upload of the picture of the actor's own account. The id of another account is answered with "not found".
 *
 * @source docs/reference/permissions.md, "Routes beside the API"; docs/reference/abuse-cases.md, "59"
 */
export const accountPictureUpload: UploadTarget = {
  type: 'User',
  permit: async (ctx, id) => {
    if (requireUser(ctx).userId !== id) throw notFound();
  },
  store: async (_ctx, id, { file }, { signal, again }) => {
    const { bytes } = await encodeUploadedPicture(file, SQUARE, UPLOADED, signal);
    return { picture: accountPictureAddress(await storePicture(await again(), id, bytes)) };
  },
};

/** Stores a picture in place of the present one. @returns its name @throws AppError `error.storage.full` */
async function storePicture(ctx: Context, id: number, bytes: Uint8Array): Promise<string> {
  const name = createHash('sha256').update(bytes).digest('hex');
  const write = async (tx: Db): Promise<void> => {
    await lockPicture(tx, name);
    await ctx.services.store.put(pictureFile(name), bytes);
  };
  const change = { name, act: 'picture.changed', prepare: write };
  const previous = await changePicture(ctx, id, change).catch(async (error: Error) => {
    await removeUnusedPicture(ctx, name);
    throw error;
  });
  if (previous !== null) await removeUnusedPicture(ctx, previous);
  return name;
}

/** Removes the picture of the actor; without one it has no effect. */
export async function removePicture(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  const previous = await changePicture(ctx, userId, { name: null, act: 'picture.removed' });
  if (previous !== null) await removeUnusedPicture(ctx, previous);
}

/** Deletes the file of a picture unless an account uses it. */
export const removeUnusedPicture = ({ db, services }: Pick<Context, 'db' | 'services'>, name: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockPicture(tx, name);
    if (!(await isPictureUsed(tx, name))) await services.store.remove(pictureFile(name));
  });

interface PictureChange {
  name: string | null;
  act: string;
  prepare?(tx: Db): Promise<void>;
}

/** Changes the picture of an account. @returns the name of the previous picture, if it was another */
const changePicture = (ctx: Context, id: number, { name, act, prepare }: PictureChange): Promise<string | null> =>
  ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    await prepare?.(tx);
    if (account.picture === name) return null;
    await updateAccount(tx, id, { picture: name });
    await recordAccountAct(tx, ctx, id, { act, actingAs: 'self' });
    return account.picture;
  });
