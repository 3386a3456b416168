import { expect, test, vi } from 'vitest';
import type { Message, Messages } from '#kit/i18n/messages.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { compileMessages } from './compiled-messages.ts';

const load = async (code: string): Promise<Messages> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default as Record<string, Message>;

test('a parsed text reads like the written one', async () => {
  const texts = { 'a.count': '{count, plural, one {# Haus} other {# Häuser}} in <b>{place}</b>', 'a.plain': 'Ja' };
  const values = { count: 1200, place: 'Uri', b: String };
  const messages = await load(compileMessages(texts, texts, 'de'));
  expect(typeof messages['a.count']).toBe('object');
  expect(createTranslator('de', messages).rich('a.count', values)).toEqual(
    createTranslator('de', texts).rich('a.count', values),
  );
  expect(createTranslator('de', messages).text('a.plain')).toBe('Ja');
});

test('a text without translation is English, and the console of the reader says so', async () => {
  const code = compileMessages({ 'a.b': 'oui' }, { 'a.b': 'yes', 'a.c': 'no' }, 'fr');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await load(code)).toEqual({ 'a.b': 'oui', 'a.c': 'no' });
  expect(warn).toHaveBeenCalledWith('English texts in fr: a.c');
  warn.mockRestore();
});
