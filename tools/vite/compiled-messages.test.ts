import { expect, test, vi } from 'vitest';
import { PAGE_PARTS } from '#generated/page-parts.ts';
import { SERVER_PARTS } from '#generated/server-parts.ts';
import type { Message, Messages } from '#kit/i18n/message.ts';
import type { MessagePart } from '#kit/i18n/message-parts.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { readAllMessages } from '../messages/message-files.ts';
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

type Load = (this: object, id: string) => Promise<{ code: string }>;

/** The module that browsers get of a part in French. */
async function built(part: MessagePart): Promise<{ default: Messages; parts?: object }> {
  const [plugin] = compiledMessages().filter(({ name }) => name === 'compiled-messages');
  const load = plugin?.load as unknown as Load;
  const file = `${process.cwd()}/locales/${part}/fr-ch.json`;
  const { code } = await load.call({ environment: { name: 'client' } }, file);
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
}

test('browsers find every text of pages in one part and none of mails, the server all of pages at once', async () => {
  const all = await readAllMessages();
  const ids = (['base', ...PAGE_PARTS] as const).flatMap((part) => Object.keys(all[part].fr));
  const base = await built('base');
  expect(Object.keys(base.parts ?? {})).toEqual(PAGE_PARTS);
  const parts = await Promise.all(PAGE_PARTS.map(built));
  expect([base, ...parts].flatMap((file) => Object.keys(file.default)).sort()).toEqual(ids.sort());
  expect(Object.keys(await loadMessages('fr')).sort()).toEqual(ids.sort());
  const ofServer = (['mail', ...SERVER_PARTS] as const).flatMap((part) => Object.keys(all[part].fr));
  expect(ofServer).toContain('mail.greeting');
  expect(ofServer.filter((id) => ids.includes(id))).toEqual([]);
});
