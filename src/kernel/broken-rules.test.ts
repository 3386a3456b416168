import { expect, test } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import { z } from './schema.ts';

const schema = z
  .object({
    name: z.string().min(5, 'too.short').regex(/^a/, 'no.a'),
    box: z.object({ south: z.number({ error: 'no.number' }), west: z.number({ error: 'no.number' }) }),
  })
  .refine(({ name }) => name !== 'abcde', 'taken');
const rulesOf = (value: unknown, options?: { whole?: string; isDeep?: boolean }) =>
  brokenRules(schema.safeParse(value).error, options);
const BOX = { south: 1, west: 2 };

test('a field has the first rule that it breaks', () => {
  expect(rulesOf({ name: 'b', box: BOX })).toEqual({ name: 'too.short' });
  expect(rulesOf({ name: 'bcdef', box: BOX })).toEqual({ name: 'no.a' });
  expect(rulesOf({ name: 'abcdef', box: BOX })).toEqual({});
});

test('a field of an object counts as the object, or by its path', () => {
  const value = { name: 'abcdef', box: { south: '', west: '' } };
  expect(rulesOf(value)).toEqual({ box: 'no.number' });
  expect(rulesOf(value, { isDeep: true })).toEqual({ 'box.south': 'no.number', 'box.west': 'no.number' });
});

test('a rule about the whole value has a name too', () => {
  expect(rulesOf({ name: 'abcde', box: BOX })).toEqual({ input: 'taken' });
  expect(rulesOf({ name: 'abcde', box: BOX }, { whole: 'view', isDeep: true })).toEqual({ view: 'taken' });
});
