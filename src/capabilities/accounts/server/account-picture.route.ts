import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { sendUnchanging } from '#platform/storage/send-unchanging.ts';
import { pictureFile } from './account-picture.ts';

/** Serves `/account-pictures/{hash}.webp` to anybody who knows the address, whoever they are. @source rules §3.6 "GET image" */
export function serveAccountPictures(server: FastifyInstance, store: ObjectStore): void {
  server.get<{ Params: { file: string } }>('/account-pictures/:file', ({ params }, reply) => {
    const [, name] = /^([0-9a-f]{64})\.webp$/.exec(params.file) ?? [];
    return sendUnchanging(reply, { store, name: name === undefined ? null : pictureFile(name), type: 'image/webp' });
  });
}
