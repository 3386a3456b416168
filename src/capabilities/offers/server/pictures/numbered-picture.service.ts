import type { FastifyReply } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { pictureKey } from './picture-files.ts';

/** The size that a picture has where an address names none, pixels. */
const USUAL_WIDTH = 960;
/** How long the way from a number to a picture is remembered: an owner may put another one there. */
const REMEMBERED_S = 300;

/** A picture by its number. */
export interface NumberedPictureParams {
  id: string;
  /** From 1, and an ending that says nothing. */
  number: string;
}

/** What an address asks for. @throws AppError `error.notFound` for what can be none */
export function readNumbered({ id, number }: NumberedPictureParams): { id: number; number: number } {
  const [, digits = '0'] = /^(\d{1,3})(?:\.(?:jpe?g|png|webp|avif))?$/.exec(number) ?? [];
  const asked = { id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0, number: Number(digits) };
  if (asked.id === 0 || asked.number === 0) throw notFound();
  return asked;
}

/** Leads to a picture of a folder, as `pictureAnswer` serves it. */
export const leadToPicture = (
  reply: FastifyReply,
  { folder, hash, isPrivate }: { folder: string; hash: string; isPrivate: boolean },
): FastifyReply =>
  reply
    .header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${REMEMBERED_S}`)
    .redirect(`${folder}/${pictureKey(hash)}/${USUAL_WIDTH}`, 302);
