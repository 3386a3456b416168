import { expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { OwnPropertyFragment } from '#generated/operations.ts';
import { afterAct, type ShownProperties } from './useProperties.ts';

const home = (id: number, status: number) => ({ id, status, updatedAt: 'then' }) as unknown as OwnPropertyFragment;
const before: ShownProperties = {
  homes: [home(1, OfferStatus.Published), home(2, OfferStatus.Draft)],
  counters: [0, 1, 2, 3, 4, 5].map((status) => ({ status, count: status === 0 || status === 2 ? 1 : 0 })),
  totalRecords: 2,
};
const counts = ({ counters }: ShownProperties): number[] => counters.map(({ count }) => count);

test('a deleted home leaves the list, and its counter drops by one', () => {
  const offer = home(2, OfferStatus.Deleted);
  const after = afterAct(before, 2, { offer });
  expect(after.homes.map(({ id }) => id)).toEqual([1]);
  expect(counts(after)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(after.totalRecords).toBe(1);
});

test('an archived home is renewed in its place', () => {
  const offer = home(1, OfferStatus.Withdrawn);
  const after = afterAct(before, 1, { offer });
  expect(after.homes.map(({ id, status }) => [id, status])).toEqual([
    [1, OfferStatus.Withdrawn],
    [2, OfferStatus.Draft],
  ]);
  expect(counts(after)).toEqual([1, 0, 0, 1, 0, 0]);
});

test('a home that is gone leaves the list; a copy leaves it as it is', () => {
  expect(afterAct(before, 1, { offer: null }).homes).toHaveLength(1);
  const copied = afterAct(before, 1, { offer: home(9, OfferStatus.Draft) });
  expect(copied.homes).toBe(before.homes);
  expect(counts(copied)).toEqual([2, 0, 1, 0, 0, 0]);
});
