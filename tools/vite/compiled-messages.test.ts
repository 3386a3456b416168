import { expect, test, vi } from 'vitest';
import { MESSAGE_PARTS } from '#kit/i18n/message-parts.ts';
import { loadMessages, type Message, type Messages } from '#kit/i18n/messages.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { compiledMessages, compileMessages } from './compiled-messages.ts';

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

type Load = (this: { environment: { name: string } }, id: string) => Promise<{ code: string }>;

/** The module that the build makes of a language, or of a part of it. */
async function built(environment: 'client' | 'ssr', query = ''): Promise<{ default: Messages; parts?: object }> {
  const [plugin] = compiledMessages().filter(({ name }) => name === 'compiled-messages');
  const load = plugin?.load as unknown as Load;
  const file = `${process.cwd()}/locales/fr-ch.json${query}`;
  const { code } = await load.call({ environment: { name: environment } }, file);
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
}

test('browsers find every text of pages in exactly one part, the server all of them at once', async () => {
  const ofPages = Object.keys(await loadMessages('fr')).filter((id) => !id.startsWith('mail.'));
  const base = await built('client');
  const names = Object.keys(MESSAGE_PARTS);
  expect(Object.keys(base.parts ?? {})).toEqual(names);
  const parts = await Promise.all(names.map((name) => built('client', `?part=${name}`)));
  expect([base, ...parts].flatMap((file) => Object.keys(file.default)).sort()).toEqual(ofPages.sort());
  expect(parts.every((part) => Object.keys(part.default).length > 0)).toBe(true);
  const whole = await built('ssr');
  expect(Object.keys(whole.default).sort()).toEqual(ofPages.sort());
  expect(whole.parts).toBeUndefined();
});
