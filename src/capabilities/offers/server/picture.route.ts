import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { sendUnchanging } from '#platform/storage/send-unchanging.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { PICTURE_FORMATS, type PictureFormat, pictureName } from './picture.service.ts';

interface PictureParams {
  hash: string;
  file: string;
}

/** Serves `/pictures/{hash}/{width}.{avif|webp}`: files that never change. */
export function servePictures(server: FastifyInstance, store: ObjectStore): void {
  server.get<{ Params: PictureParams }>('/pictures/:hash/:file', ({ params }, reply) => {
    const picture = parseName(params);
    const name = picture && pictureName(params.hash, picture.width, picture.format);
    return sendUnchanging(reply, { store, name, type: `image/${picture?.format}` });
  });
}

function parseName({ hash, file }: PictureParams): { width: number; format: PictureFormat } | null {
  const [, digits, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === ending);
  return /^[0-9a-f]{64}$/.test(hash) && width && format ? { width, format } : null;
}
