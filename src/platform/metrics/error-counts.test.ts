import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { MemoryRateLimiter, type WindowRule } from '../http/limits/rate-limit.ts';
import { countApiErrors, countRefusals } from './error-counts.ts';

/** A limit of a capability. */
const MOVES: WindowRule = { count: 2, windowS: 60 };

const linesOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('requests beyond a limit are counted by the limit and not by the client', async () => {
  const registry = new Registry();
  const limits = countRefusals(new MemoryRateLimiter(() => 0), registry, { movesOfNetwork: MOVES });
  for (const network of ['192.0.2.1', '192.0.2.2'])
    for (let count = 0; count < MOVES.count + 1; count += 1)
      await limits.count(`moves:${network}`, MOVES).catch(() => {});
  await limits.count('invented', { count: 0, windowS: 1 }).catch(() => {});
  expect(await linesOf(registry)).toEqual([
    'lares_limits_hit_total{limit="movesOfNetwork"} 2',
    'lares_limits_hit_total{limit="other"} 1',
  ]);
});

test('errors of the API are counted by their code', async () => {
  const registry = new Registry();
  const count = countApiErrors(registry);
  for (const code of [500, 404, 500]) count(code);
  expect(await linesOf(registry)).toEqual([
    'lares_graphql_errors_total{code="500"} 2',
    'lares_graphql_errors_total{code="404"} 1',
  ]);
});
