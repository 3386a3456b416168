import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { sendImmutable } from '#platform/storage/send-immutable.ts';
import { pictureFile } from './account-picture.ts';

/**
 * Serves `/account-pictures/{hash}.webp` to any caller that knows the URL.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveAccountPictures(server: FastifyInstance, store: ObjectStore): void {
  server.get<{ Params: { file: string } }>('/account-pictures/:file', async ({ params }, reply) => {
    const [, name] = /^([0-9a-f]{64})\.webp$/.exec(params.file) ?? [];
    const bytes = name === undefined ? null : await store.read(pictureFile(name));
    return sendImmutable(reply, { bytes, type: 'image/webp' });
  });
}
