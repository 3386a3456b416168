import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { privacySections } from './privacy-sections.ts';

const OPERATOR = {
  name: 'Seeblick',
  address: [],
  email: 'post@seeblick.example',
  phone: null,
  uid: null,
  isSample: false,
  usesRecaptcha: false,
  mapHost: null,
  translatorHost: null,
  addressHost: null,
};
const idsOf = (data: Parameters<typeof privacySections>[0]) => privacySections(data).map(({ id }) => id);

test('names no recipient of data that the settings leave out', () => {
  const ids = idsOf({ operator: OPERATOR, providers: [] });
  expect(ids).toContain('puzzle');
  for (const id of ['recaptcha', 'providers', 'map', 'translator', 'addresses']) expect(ids).not.toContain(id);
});

test('names every recipient of data that the settings add', () => {
  const operator = {
    ...OPERATOR,
    usesRecaptcha: true,
    mapHost: 'tiles.example.ch',
    translatorHost: 'words.example.ch',
    addressHost: 'search.example.ch',
  };
  const ids = idsOf({ operator, providers: ['Google'] });
  expect(ids).not.toContain('puzzle');
  expect(ids).toEqual(expect.arrayContaining(['recaptcha', 'providers', 'map', 'translator', 'addresses']));
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every section has its title and its words', async () => {
    const texts = await loadMessages(locale, ['privacy']);
    const operator = { ...OPERATOR, mapHost: 'x', translatorHost: 'x', addressHost: 'x' };
    const all = [
      ...privacySections({ operator, providers: ['Google'] }),
      ...privacySections({ operator: { ...operator, usesRecaptcha: true }, providers: [] }),
    ];
    for (const { title, words } of all)
      expect(texts).toMatchObject({ [title]: expect.anything(), [words]: expect.anything() });
  });
});
