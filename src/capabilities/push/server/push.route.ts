import type { FastifyInstance } from 'fastify';
import { BRAND } from '#kernel/brand.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { WORKER_PATH } from '../push.ts';
import { runServiceWorker, type WorkerFacts } from './service-worker.ts';

const FACTS: WorkerFacts = {
  name: BRAND.name,
  icon: '/icon-192.png',
  save: `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
    savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, isRenewal: true) { publicKey } }`,
};

/** Source of the worker; browsers compare it byte by byte with theirs, and install a new one. */
const WORKER = `(${runServiceWorker})(self, ${JSON.stringify(FACTS)});\n`;

/** Content security policy: requests to this site and its icon. A worker is bound by the policy of its own file. */
const POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the service worker under a stable address. @source docs/reference/permissions.md, "Routes beside the API" */
export function servePush(server: FastifyInstance): void {
  server.get(WORKER_PATH, { errorHandler: answerPlainError }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(WORKER),
  );
}
