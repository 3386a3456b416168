import type { FastifyInstance } from 'fastify';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { serveExport } from './books/export.route.ts';
import { serveDocuments } from './document.route.ts';
import { serveStripe } from './stripe/stripe.route.ts';
import { serveTill } from './till/till.route.ts';

/** Routes of payments beside the API. */
export function servePayments(server: FastifyInstance, parts: RouteParts): void {
  serveStripe(server, parts);
  serveDocuments(server, parts);
  serveExport(server, parts);
  serveTill(server, parts);
}
