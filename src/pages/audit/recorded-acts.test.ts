import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { shippedTexts } from '#platform/i18n/messages.ts';

/** Acts whose name a source puts together, by the expression. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  '`price.${command.verb}`': ['price.set', 'price.remove'],
  '`secondFactor.${what}`': ['confirmed', 'verified', 'stopped', 'refused'].map((what) => `secondFactor.${what}`),
  'ACTS[step]': ['opened', 'succeeded', 'rejected', 'cancelled', 'failed', 'refunded'].map((step) => `payment.${step}`),
};

/** Values of `act` in sources that name a type or begin an object, and statuses in their conditions. */
const NO_ACTS = /^(?:string|AccountAct\b|\{)/;
const CONDITIONS = ['open'];

const SOURCES = globSync('src/{capabilities,platform}/**/*.ts', {
  exclude: (path) => /\.test\.ts$|\.queries\.ts$|\/ui\//.test(path),
});

/** Expressions after `act:` and `act =`, with the comments left out. */
const EXPRESSIONS = SOURCES.flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/[/*])/.test(line))
    .flatMap((line) => [...line.matchAll(/\bact(?::| =) (`[^`]*`|[^;,}]+)/g)].map(([, found = '']) => found.trim())),
).filter((found) => !NO_ACTS.test(found));

const ACTS = EXPRESSIONS.flatMap((found) => {
  const named = [...found.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z]+)?)'/g)].map(([, act = '']) => act);
  return named.length > 0 ? named : (COMPOSED[found] ?? [`${found} is no act that this test knows`]);
});

test.each(LOCALES)('every recorded act and its object have words in %s', (locale) => {
  const texts = shippedTexts(locale);
  const acts = [...new Set(ACTS)].filter((act) => !CONDITIONS.includes(act));
  expect(acts.length).toBeGreaterThan(70);
  expect(acts.filter((act) => !(`moderation.audit.act.${act}` in texts))).toEqual([]);
  const kinds = SOURCES.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/auditKind\('([^']+)'\)/g)].map(([, kind]) => kind),
  );
  for (const part of ['one', 'kind'])
    expect(kinds.filter((kind) => !(`moderation.audit.${part}.${kind}` in texts))).toEqual([]);
});
