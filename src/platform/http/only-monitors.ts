import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromHere } from '../config/loopback.ts';

/** Hook (`onRequest`) of routes for programs of this machine: to anybody else there is no such address. */
export function onlyFromHere(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isFromHere(request)) done();
  else reply.callNotFound();
}
