import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownOutgoing } from '#capabilities/conversations/ui/thread/outbox.ts';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import { LOCALES } from '#kernel/locale.ts';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { ThreadMessages } from './ThreadMessages.tsx';

const NOW = '2026-11-24T10:00:00Z';
const message = (id: number, facts: Partial<ThreadMessageFragment>): ThreadMessageFragment => ({
  id,
  conversationId: 1,
  isMine: false,
  status: 10,
  messageText: `m${id}`,
  signs: [],
  isBeingChecked: false,
  key: null,
  attachments: [],
  createdAt: '2026-11-23T10:00:00Z',
  ...facts,
});
const outgoing = (key: string, failure: ShownOutgoing['failure'] = null): ShownOutgoing => ({
  key,
  text: `out ${key}`,
  files: [],
  sentMs: 1,
  failure,
});

/** A thread for screen readers: without its classes. */
async function rendered(
  messages: readonly ThreadMessageFragment[],
  { locale = 'en', out = [] }: { locale?: (typeof LOCALES)[number]; out?: readonly ShownOutgoing[] } = {},
): Promise<string> {
  const never = (): void => {};
  const outbox = { outgoing: out, send: never, retry: never, discard: never };
  const older = { hasMore: false, step: 'still' as const, load: never };
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={await loadMessages(locale, ['conversations'])}>
      <ThreadMessages messages={messages} outbox={outbox} older={older} name="Anna" now={NOW} />
    </LocaleProvider>,
  );
  return html.replaceAll(/ class="[^"]*"/g, '');
}

const ANNOUNCED = {
  en: 'New message from Anna: Is it free?',
  de: 'Neue Nachricht von Anna: Is it free?',
  fr: 'Nouveau message de Anna: Is it free?',
  it: 'Nuovo messaggio di Anna: Is it free?',
};

test.each(LOCALES)('new messages are read aloud in %s, earlier ones and own ones are not', async (locale) => {
  const fresh = { messageText: 'Is it free?', createdAt: '2026-11-24T09:59:00Z' };
  expect(await rendered([message(1, fresh)], { locale })).toContain(`<p role="status">${ANNOUNCED[locale]}</p>`);
  for (const other of [
    { ...fresh, createdAt: '2026-11-24T09:57:00Z' },
    { ...fresh, isMine: true },
  ])
    expect(await rendered([message(1, other)], { locale })).toContain('<p role="status"></p>');
});

test('a thread is grouped by days and by sender; the thread itself is reached by keys', async () => {
  const html = await rendered([message(1, {}), message(2, { createdAt: '2026-11-24T09:00:00Z', isMine: true })]);
  expect(html).toMatch(/<section tabindex="0" aria-label="All messages">/i);
  expect(html).toMatch(/<section aria-label="yesterday">.*<p>Anna<\/p>.*<section aria-label="today">.*<p>You<\/p>/is);
});

test('one on its way is there once, as sent or as not sent and why; one that has arrived is there as a message', async () => {
  const failed = outgoing('b', { text: 'error.conversation.closed', values: {} });
  const html = await rendered([message(1, { key: 'c', isMine: true })], {
    out: [outgoing('a'), failed, outgoing('c')],
  });
  expect(html).toMatch(
    /out a.*<p role="status">.*Sending …<\/p>.*out b.*<p role="status">.*Not sent<\/p>.*This conversation is closed\./s,
  );
  expect(html).not.toContain('out c');
});
