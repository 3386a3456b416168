import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testApp } from '#tests/support/product/test-app.ts';

interface Alarm {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

/** Most lines of a section of the runbook, besides its heading. */
const MOST_LINES = 10;

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Alarm[] }[] };
const alarms = groups.flatMap(({ rules }) => rules);
const sections = readFileSync('deploy/runbook.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => text.split('\n').filter((line) => line.trim() !== ''));

test('each alarm has its section in the runbook, of at most ten lines, and each section its alarm', () => {
  expect(sections.map(([name]) => name)).toEqual(alarms.map(({ alert }) => alert));
  for (const { alert, annotations } of alarms)
    expect(annotations.runbook).toBe(`deploy/runbook.md#${alert.toLowerCase()}`);
  for (const [name, ...lines] of sections) {
    expect(lines.length, name).toBeGreaterThan(1);
    expect(lines.length, name).toBeLessThanOrEqual(MOST_LINES);
  }
});

test('each alarm and each section names metrics that the product shows', async () => {
  const settings = { REDIS_URL: 'redis://127.0.0.1:1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.ch' };
  const app = await testApp({ settings });
  const { body } = await app.server.inject('/metrics');
  await app.close();
  const shown = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = [...alarms.map(({ expr }) => expr), ...sections.flat()].flatMap(
    (text) => text.match(/\blares_\w+/g) ?? [],
  );
  expect(named.filter((name) => !shown.has(name.replace(/_count$/, '')))).toEqual([]);
  expect(named.length).toBeGreaterThan(alarms.length);
});
