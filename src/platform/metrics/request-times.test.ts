import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { timeRequests } from './request-times.ts';

test('built files are timed as one route, however many there are and whatever the build calls them', async () => {
  const server = Fastify();
  const registry = new Registry();
  timeRequests(server, registry);
  for (const url of ['/assets/index-a1.js', '/assets/index-b2.js', '/pictures/:hash/:file']) server.get(url, () => 'x');
  for (const url of ['/assets/index-a1.js', '/assets/index-b2.js', '/pictures/ab/320.webp']) await server.inject(url);
  const counts = (await registry.metrics()).split('\n').filter((line) => line.includes('_count{'));
  expect(counts).toEqual([
    'lares_http_request_duration_seconds_count{method="GET",route="/assets/*",status="200"} 2',
    'lares_http_request_duration_seconds_count{method="GET",route="/pictures/:hash/:file",status="200"} 1',
  ]);
});
