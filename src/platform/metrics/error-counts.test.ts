import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { WINDOWS } from '../http/limit-rules.ts';
import { MemoryRateLimiter } from '../http/rate-limit.ts';
import { countApiErrors, countRefusals } from './error-counts.ts';

const linesOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('requests beyond a limit are counted by the limit and not by who asks', async () => {
  const registry = new Registry();
  const limits = countRefusals(new MemoryRateLimiter(() => 0), registry);
  for (const network of ['192.0.2.1', '192.0.2.2'])
    for (let count = 0; count < WINDOWS.registrationsOfNetwork.count + 1; count += 1)
      await limits.count(`register:${network}`, WINDOWS.registrationsOfNetwork).catch(() => {});
  await limits.count('invented', { count: 0, windowS: 1 }).catch(() => {});
  expect(await linesOf(registry)).toEqual([
    'lares_limits_hit_total{limit="registrationsOfNetwork"} 2',
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
