import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { generateMarket } from '../generate-market.ts';
import { packagePlaces } from '../package-places.ts';
import { WORDS } from './compose.ts';

interface Text {
  readonly title: string;
  readonly description: string;
  readonly region: string;
}

let texts: Map<Locale, Text[]>;

beforeAll(() => {
  const now = Date.UTC(2026, 2, 12, 9);
  const market = generateMarket({ places: packagePlaces(), seed: 1, now });
  const offers = Array.from({ length: 20_000 }, (_, index) => market.listing(index).offer);
  const all = offers.map(({ language, title, description = '', region }) => ({
    language: language as Locale,
    title,
    description,
    region: region ?? '',
  }));
  texts = Map.groupBy(all, ({ language }) => language);
});

const of = (locale: Locale): Text[] => texts.get(locale) ?? [];

describe.each(LOCALES)('the adverts in %s', (locale) => {
  test('are many and different', () => {
    expect(new Set(of(locale).map(({ description }) => description)).size).toBeGreaterThanOrEqual(300);
    const firstSentences = new Set(of(locale).map(({ description }) => description.split(/[.?!]\s/)[0]));
    expect(firstSentences.size).toBeGreaterThan(100);
  });

  test('have titles of at most 120 characters, without a full stop', () => {
    for (const { title } of of(locale)) {
      expect(title.length).toBeLessThanOrEqual(120);
      expect(title).not.toMatch(/\.$/);
    }
  });

  test('leave no gap and no mark of the phrase book', () => {
    for (const { title, description } of of(locale)) {
      for (const text of [title, description]) {
        expect(text).not.toMatch(/[{}[\]<>|]|undefined|\bnull\b|NaN/);
        expect(text).not.toMatch(/ {2}|\s[,.]|\.\.|,,| $/m);
        expect(text).not.toContain('ß');
      }
    }
  });

  test('begin every sentence and every line with a capital or a number', () => {
    for (const { description } of of(locale)) {
      for (const line of description.split('\n').filter(Boolean)) {
        expect(line.replace(/^[–•-] /, '')).toMatch(/^[\p{Lu}\d]/u);
        expect(line).not.toMatch(/[.?!] \p{Ll}/u);
      }
    }
  });

  test('are as long as adverts are', () => {
    for (const { description } of of(locale)) {
      const words = description.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect(words, description).toBeGreaterThanOrEqual(WORDS.fewest - 15);
      expect(words, description).toBeLessThanOrEqual(WORDS.most);
    }
  });
});

test('adverts are written in the language of their place', () => {
  const share = (locale: Locale, regions: readonly string[]): number => {
    const local = LOCALES.flatMap(of).filter(({ region }) => regions.includes(region));
    return of(locale).filter(({ region }) => regions.includes(region)).length / local.length;
  };
  expect(share('de', ['LU', 'SG', 'TG', 'AI'])).toBeGreaterThan(0.97);
  expect(share('fr', ['VD', 'NE', 'JU'])).toBeGreaterThan(0.95);
  expect(share('it', ['TI'])).toBeGreaterThan(0.95);
  expect(share('fr', ['VS'])).toBeGreaterThan(0.4);
  expect(share('de', ['VS'])).toBeGreaterThan(0.2);
  expect(share('it', ['GR'])).toBeGreaterThan(0.02);
  expect(share('fr', ['BE'])).toBeGreaterThan(0.03);
});
