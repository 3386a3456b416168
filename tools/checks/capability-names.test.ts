import { expect, test } from 'vitest';
import { capabilitiesNamed, findCapabilityNames } from './capability-names.ts';

const KNOWN = [
  { name: 'agencies', nouns: ['agency'] },
  { name: 'alerts', nouns: ['alert'] },
  { name: 'moving', nouns: ['moving'] },
  { name: 'payments', nouns: ['payment'] },
  { name: 'push', nouns: ['push'] },
  { name: 'search', nouns: ['search'] },
];

test.each([
  // As a literal.
  ["const PARTS = ['alerts', 'map'];", ['alerts']],
  ["const KIND = 'payment';", ['payment']],
  ["const KEY = 'viewer.alerts';", ['alerts']],
  // As a key.
  ['const WINDOWS = { search: { count: 5 } };', ['search']],
  // As a property.
  ['counters.push.count', ['push']],
  // In an import.
  ["import { x } from '#capabilities/moving/moving.input.ts';", ['moving']],
  // As a word of an identifier.
  ['interface Config { card?: PaymentSettings }', ['payment']],
  ['export const alertDelay = 5;', ['alert']],
  ['const MOST_AGENCIES = 5;', ['agency']],
  ['select("x", movingRequests)', ['moving']],
  // Words of the language and of browsers, parts of words, texts and comments.
  ['list.push(new URLSearchParams(location.hash));', []],
  ["const HOST = 'https://example.ch'; const searching = 1; const alerted = removing;", []],
  ["const WORDS = 'a payment that is late';", []],
  ['// moving alerts\nlist.push(removing); /* search: none */', []],
])('%s names %j', (source, named) => {
  expect(capabilitiesNamed(source, KNOWN)).toEqual(named);
});

test('a capability is known by its module and manifest; the name of a file counts, and what is allowed elsewhere', () => {
  const faults = findCapabilityNames(
    new Map([
      ['src/kit/cards/offer-card.tsx', ''],
      ['src/kit/forms/Form.tsx', '<p role="alert" />'],
      ['src/platform/mail/queue.ts', "const ROLE = 'alert';"],
    ]),
  );
  expect(faults.filter((fault) => fault.includes('names the capability'))).toEqual([
    expect.stringMatching(/^src\/kit\/cards\/offer-card\.tsx: names the capability of offer/),
    expect.stringMatching(/^src\/platform\/mail\/queue\.ts: names the capability of alert/),
  ]);
  expect(faults.join('\n')).toMatch(/mail-text.*: no longer names contact/);
});

test('kernel, platform and kit name no capability', () => {
  expect(findCapabilityNames()).toEqual([]);
});
