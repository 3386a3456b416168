import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { ENQUIRY_KINDS, enquiryText, loadStartingTexts, withDesiredDay, withEnquiryKind } from './starting-text.ts';

const texts = await loadStartingTexts('de');

describe('another start', () => {
  test('takes the place of the sentence before, and leaves what was typed around it', () => {
    const typed = `${enquiryText(texts, 'visit')}\nWir haben zwei Katzen.`;
    const switched = withEnquiryKind(typed, 'free', texts);
    expect(switched).toContain(texts.sentences.free);
    expect(switched).toContain('Wir haben zwei Katzen.');
    expect(switched).not.toContain(texts.sentences.visit);
    expect(withEnquiryKind(switched, 'visit', texts)).toBe(typed);
  });

  test('comes below a sentence that the visitor rewrote', () => {
    const own = 'Guten Tag\n\nDarf ich am Samstag kommen?';
    const switched = withEnquiryKind(own, 'information', texts);
    expect(switched.startsWith(own)).toBe(true);
    expect(switched).toContain(texts.sentences.information);
    expect(withEnquiryKind(switched, 'information', texts)).toBe(switched);
  });

  test('begins an empty letter', () => {
    expect(withEnquiryKind('  \n', 'visit', texts)).toBe(enquiryText(texts, 'visit'));
  });
});

test('a day that suits is the last line, in words of the language of the letter', () => {
  expect(withDesiredDay('Guten Tag\n', '2026-12-04', texts)).toBe('Guten Tag\n\nWunschtermin: 4. Dezember 2026');
  expect(withDesiredDay('Guten Tag\n', '', texts)).toBe('Guten Tag\n');
});

test.each(LOCALES)('no start is part of another one in %s', async (locale) => {
  const { sentences } = await loadStartingTexts(locale);
  for (const one of ENQUIRY_KINDS)
    for (const other of ENQUIRY_KINDS) if (one !== other) expect(sentences[one]).not.toContain(sentences[other]);
});
