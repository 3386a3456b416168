import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from './slug.ts';

describe('an address segment', () => {
  test.each([
    ['Zürich', 'zuerich'],
    ['Genève', 'geneve'],
    ["Riviera-Pays-d'Enhaut", 'riviera-pays-d-enhaut'],
    ['Wil (SG)', 'wil-sg'],
    ['Biel/Bienne', 'biel-bienne'],
    ['  St. Gallen  ', 'st-gallen'],
    ['Strasse / Straße', 'strasse-strasse'],
    ['Sœurs', 'soeurs'],
    ['Zu\u0308rich', 'zuerich'],
    ['…', ''],
  ])('of %s is %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('holds nothing but lower-case ASCII words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugify(text))),
    );
  });

  test('stays as it is when made a segment again', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slugify(slugify(text)) === slugify(text)));
  });
});
