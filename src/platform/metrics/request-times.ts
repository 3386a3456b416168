import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Bounds of the histogram, seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1, 2, 5, 10];

/** Label of unknown addresses: one for each would have no bound. */
const NO_ROUTE = 'none';
/** Label of the built files, each of which is a route of its own and has another name after each build. */
const FILES = '/assets/*';

/** Measures the duration of answers from now on, by route and status. */
export function timeRequests(server: FastifyInstance, registry: Registry): void {
  const times = new Histogram({
    name: 'lares_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request.routeOptions.url), status: reply.statusCode };
    times.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

const routeOf = (url = NO_ROUTE): string => (url.startsWith('/assets/') ? FILES : url);
