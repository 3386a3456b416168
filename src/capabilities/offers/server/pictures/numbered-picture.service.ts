import type { FastifyReply } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { pictureKey } from './picture-files.ts';

/** Width of a picture where the address gives none, pixels. */
const USUAL_WIDTH = 960;
/** Cache time of the redirect from a number to a picture, seconds: an owner may replace the picture. */
const REMEMBERED_S = 300;

/** A picture by its number. */
export interface NumberedPictureParams {
  id: string;
  /** From 1, with an ending that is ignored. */
  number: string;
}

/** Parses the parameters of an address. @throws AppError `error.notFound` for invalid ones */
export function readNumbered({ id, number }: NumberedPictureParams): { id: number; number: number } {
  const [, digits = '0'] = /^(\d{1,3})(?:\.(?:jpe?g|png|webp|avif))?$/.exec(number) ?? [];
  const asked = { id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0, number: Number(digits) };
  if (asked.id === 0 || asked.number === 0) throw notFound();
  return asked;
}

/** Redirects to a picture of a folder, as `pictureAnswer` serves it. */
export const redirectToPicture = (
  reply: FastifyReply,
  { folder, hash, isPrivate }: { folder: string; hash: string; isPrivate: boolean },
): FastifyReply =>
  reply
    .header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${REMEMBERED_S}`)
    .redirect(`${folder}/${pictureKey(hash)}/${USUAL_WIDTH}`, 302);
