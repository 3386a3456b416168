import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { type Reason, reasonsOf } from './offer-reason.ts';

const halvedEvery14Days = (days: number) => 2 ** (-days / 14);

test('a home of this week with all its facts and a price as usual there says so', () => {
  const parts = { freshness: halvedEvery14Days(2), completeness: 1, plausibility: 0.97 };
  expect(reasonsOf(parts)).toEqual(['fresh', 'complete', 'usualPrice']);
});

test('what speaks against a home is said as well', () => {
  const parts = { freshness: halvedEvery14Days(60), completeness: 0.4, plausibility: 0.3 };
  expect(reasonsOf(parts)).toEqual(['older', 'sparse', 'unusualPrice']);
});

test('two weeks are neither new nor old', () => {
  expect(reasonsOf({ freshness: halvedEvery14Days(14), completeness: 0.7, plausibility: 0.8 })).toEqual([
    'recent',
    'almostComplete',
  ]);
});

test('nothing is said of a price that nobody can judge', () => {
  expect(reasonsOf({ freshness: 1, completeness: 1, plausibility: 1 })).toEqual(['fresh', 'complete']);
});

test('every reason has its words', async () => {
  const all: Record<Reason, true> = {
    fresh: true,
    recent: true,
    older: true,
    complete: true,
    almostComplete: true,
    sparse: true,
    usualPrice: true,
    unusualPrice: true,
  };
  for (const locale of LOCALES) {
    const texts = await loadMessages(locale);
    for (const reason of Object.keys(all)) expect(texts).toHaveProperty([`offer.reason.${reason}`]);
  }
});
