import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { PICTURE_FORMATS, type PictureFormat, pictureName } from './picture.service.ts';

const ONE_YEAR_S = 31_536_000;

interface PictureParams {
  hash: string;
  file: string;
}

/** Serves `/pictures/{hash}/{width}.{avif|webp}`: files that never change. */
export function servePictures(server: FastifyInstance, store: ObjectStore): void {
  server.get<{ Params: PictureParams }>('/pictures/:hash/:file', async ({ params }, reply) => {
    const picture = parseName(params);
    const bytes = picture && (await store.read(pictureName(params.hash, picture.width, picture.format)));
    if (!picture || !bytes) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .type(`image/${picture.format}`)
      .header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`)
      .send(bytes);
  });
}

function parseName({ hash, file }: PictureParams): { width: number; format: PictureFormat } | null {
  const [, digits, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === ending);
  return /^[0-9a-f]{64}$/.test(hash) && width && format ? { width, format } : null;
}
