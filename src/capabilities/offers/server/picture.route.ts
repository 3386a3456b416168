import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '#platform/http/limit-rules.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendUnchanging } from '#platform/storage/send-unchanging.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { PICTURE_FORMATS, type PictureSize } from './picture-files.ts';
import { readPicture } from './picture-size.service.ts';

interface PictureParams {
  hash: string;
  file: string;
}

/** Serves `/pictures/{hash}/{width}.{avif|webp}`: files that never change. */
export function servePictures(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const countMaking = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { limits, network } = await contextOf(request, reply);
    await limits.take(`pictures:network:${network}`, BUCKETS.newPictureSizesOfNetwork, 1);
    return network;
  };
  server.get<{ Params: PictureParams }>('/pictures/:hash/:file', async (request, reply) => {
    const size = parseSize(request.params);
    const order = {
      beforeMaking: () => countMaking(request, reply),
      onKeepingFailed: (err: unknown) => request.log.error({ err }, 'a size of a picture cannot be kept'),
      signal: request.ending,
    };
    const bytes = size && (await readPicture(services.store, size, order));
    return sendUnchanging(reply, { bytes, type: `image/${size?.format}` });
  });
}

function parseSize({ hash, file }: PictureParams): PictureSize | null {
  const [, digits, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === ending);
  return /^[0-9a-f]{64}$/.test(hash) && width && format ? { hash, width, format } : null;
}
