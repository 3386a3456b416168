import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('records of one shape become a table, also inside of one', () => {
  const homes = [
    { id: 1, price: null, contact: { name: 'Anna' } },
    { id: 2, price: 900, contact: { name: 'Beat' } },
  ];
  expect(packed({ homes })).toEqual({
    homes: { '#': { id: [1, 2], price: [null, 900], contact: { '#': { name: ['Anna', 'Beat'] } } } },
  });
});

test('lists of records of one shape become one table', () => {
  const homes = [{ images: [{ key: 'a' }, { key: 'b' }] }, { images: [] }, { images: [{ key: 'c' }] }];
  expect(packed(homes)).toEqual({
    '#': { images: { '#lengths': [2, 0, 1], '#members': { '#': { key: ['a', 'b', 'c'] } } } },
  });
  expect(unpacked(packed(homes))).toEqual(homes);
});

test('a value that is no table stays as it is', () => {
  const lists = [
    [],
    [{ a: 1 }],
    [{}, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, null],
    [1, 2],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ];
  for (const list of lists) expect(packed(list)).toEqual(list);
});

test('any JSON value comes back unchanged and in its order', () => {
  const record = fc.dictionary(fc.constantFrom('a', 'b', '#', '##', '#a'), fc.jsonValue(), { maxKeys: 3 });
  const value = fc.oneof(
    fc.jsonValue(),
    fc.array(record),
    fc.array(fc.record({ '#': fc.jsonValue(), b: fc.array(record) })),
    fc.array(fc.array(fc.record({ a: fc.jsonValue(), '#lengths': fc.jsonValue() }))),
  );
  fc.assert(
    fc.property(value, (some) => {
      const sent = JSON.stringify(some);
      expect(JSON.stringify(unpacked(JSON.parse(JSON.stringify(packed(JSON.parse(sent))))))).toBe(sent);
    }),
  );
});

test('a value that is missing stays missing, and is in no table’s way', () => {
  const places = [
    { name: 'Bern', town: undefined },
    { name: 'Thun', town: undefined },
  ];
  expect(packed(places)).toEqual({ '#': { name: ['Bern', 'Thun'] } });
  expect(unpacked(JSON.parse(JSON.stringify(packed(places))))).toEqual([{ name: 'Bern' }, { name: 'Thun' }]);
});
