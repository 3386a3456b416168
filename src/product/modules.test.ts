import { expect, test } from 'vitest';
import { BUCKETS, WINDOWS } from '#platform/http/limits/limit-rules.ts';
import { MODULES } from './modules.ts';

test('names of capabilities have one owner: each request limit, job, event of sockets and metric', () => {
  const named = MODULES.flatMap((module) => [
    ...Object.keys(module.requestLimits ?? {}).map((name) => `limit ${name}`),
    ...(module.jobs ?? []).map(({ kind }) => `job ${kind.name}`),
    ...(module.socketEvents ?? []).map(({ name }) => `event of sockets ${name}`),
    ...(module.metrics ?? []).map(({ name }) => `figure ${name}`),
  ]);
  const all = [...named, ...Object.keys({ ...BUCKETS, ...WINDOWS }).map((name) => `limit ${name}`)];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  expect(named).toContain('limit messagesOfUser');
});
