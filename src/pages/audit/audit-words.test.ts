import { expect, test } from 'vitest';
import type { AuditLine } from './audit.loader.ts';
import { actLabel, actorLabel, changesOf } from './audit-words.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'moderation.audit.act.review.published': 'Approved',
  'moderation.audit.one.offer': 'Listing',
  'moderation.audit.field.status': 'Status',
  'moderation.audit.word.none': 'None',
  'moderation.changes.no': 'No',
  'moderation.audit.word.provider.0': 'password',
  'payment.status.10': 'In progress',
  'payment.status.20': 'Paid',
  'payment.way.till': 'Test checkout',
  'moderation.status.15': 'Waiting for review',
  'moderation.status.30': 'Online',
};
const words = {
  text: (id: string) => TEXTS[id] ?? id,
  knows: (id: string) => id in TEXTS,
  locale: 'en',
} as unknown as Parameters<typeof actLabel>[1];
const line = (facts: Partial<AuditLine>): AuditLine => ({
  id: 1,
  act: 'review.published',
  objectKind: 'offer',
  objectId: 7,
  actorId: 3,
  actorName: 'Mona',
  actingAs: 'staff',
  happenedAt: '2026-11-20T12:00:00Z',
  before: null,
  after: null,
  ...facts,
});

test('a line names the act and its object; an act without text shows its name', () => {
  expect(actLabel(line({}), words)).toEqual({ label: 'Approved', object: 'Listing 7' });
  expect(actLabel(line({ act: 'new.act', objectKind: 'thing', objectId: null }), words)).toEqual({
    label: 'new.act',
    object: 'thing',
  });
});

test('a line shows changed facts, statuses in words, and no unchanged facts', () => {
  const listed = changesOf(line({ before: '{"status":15,"way":"card"}', after: '{"status":30,"way":"card"}' }), words);
  expect(listed).toEqual([{ label: 'Status', before: 'Waiting for review', after: 'Online' }]);
  expect(changesOf(line({ after: '{"amount":10,"to":{"a":1}}' }), words)).toEqual([
    { label: 'amount', before: 'moderation.audit.emptyValue', after: '10' },
    { label: 'to', before: 'moderation.audit.emptyValue', after: '{"a":1}' },
  ]);
  expect(changesOf(line({ before: '{"a":1,"b":1}', after: '{"a":false,"b":"none"}' }), words)).toEqual([
    { label: 'a', before: '1', after: 'No' },
    { label: 'b', before: '1', after: 'None' },
  ]);
  expect(changesOf(line({ after: '[1]' }), words)).toEqual([]);
});

test.each([
  ['system', 'moderation.audit.bySystem'],
  ['operator', 'moderation.audit.byOperator'],
  ['token', 'moderation.audit.byVisitor'],
])('an unknown actor in the right of %s is a whole sentence', (actingAs, sentence) => {
  expect(actorLabel(line({ actorId: null, actorName: null, actingAs }), words)).toBe(sentence);
});

test('money, statuses of payments, ways and providers are words of the language', () => {
  const facts = { objectKind: 'payment', before: '{"status":10}', after: '{"status":20,"amount":14900,"way":"till"}' };
  expect(changesOf(line(facts), words).map(({ before, after }) => [before, after])).toEqual([
    ['In progress', 'Paid'],
    ['moderation.audit.emptyValue', 'CHF\u00a0149.00'],
    ['moderation.audit.emptyValue', 'Test checkout'],
  ]);
  const [provider] = changesOf(line({ objectKind: 'account', after: '{"provider":0}' }), words);
  expect(provider?.after).toBe('password');
});
