import { expect, test } from 'vitest';
import { anOfferCard } from '#tests/factories/offer-card.ts';
import { knownOffers } from './known-offers.ts';

const shown = (id: number, file: string | null = `/pictures/${id}/640`) => ({
  offer: anOfferCard({ id, images: [{ key: `${id}`, width: 2048, height: 1536, color: '#cccccc' }] }),
  shownFile: () => file,
});

test('the latest two hundred homes that were shown are known', () => {
  for (let id = 1; id <= 200; id++) knownOffers.add(shown(id));
  // Shown again, so that the second one is the oldest.
  knownOffers.add(shown(1));
  knownOffers.add(shown(201));
  expect([1, 2, 3, 201, 202].map((id) => knownOffers.find(id)?.offer.id ?? null)).toEqual([1, null, 3, 201, null]);
});

test('known facts of a picture apply to that picture alone', () => {
  knownOffers.add(shown(7));
  expect(knownOffers.shownFile(7, '7')).toBe('/pictures/7/640');
  expect([
    knownOffers.shownFile(7, '8'),
    knownOffers.shownFile(8_888, '7'),
    knownOffers.shownFile(7, undefined),
  ]).toEqual([null, null, null]);
});
