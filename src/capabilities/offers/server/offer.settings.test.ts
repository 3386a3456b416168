import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { OFFER_SETTINGS } from './offer.settings.ts';

const translatorOf = (env: Record<string, string>) => readConfig(env).settings.of(OFFER_SETTINGS).translateUrl;

test('texts are translated nowhere unless a translator is named, which takes the text', () => {
  expect(translatorOf({})).toBeNull();
  const TRANSLATE_URL = 'https://translate.example.ch/#{from}/{to}/{text}';
  expect(translatorOf({ TRANSLATE_URL })).toBe(TRANSLATE_URL);
  for (const url of [
    'https://translate.example.ch/',
    ...['javascript:alert({text})', 'http://translate.example.ch/{text}', 'https://{text}.example.ch/'],
    ...['https://translate.example.ch{text}/', 'https://{text}/', 'https://{to}:secret@translate.example.ch/{text}'],
  ])
    expect(() => translatorOf({ TRANSLATE_URL: url }), url).toThrow(/^TRANSLATE_URL: must be an address/);
});
