import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { CountBadge } from '#kit/design/content/CountBadge.tsx';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { BellRow } from './BellRow.tsx';
import { type BellEntry, kindOf, targetOf } from './bell-kinds.ts';

afterEach(() => vi.restoreAllMocks());

const inFour = <Value,>(value: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)])) as Record<Locale, Value>;

const ENTRIES: readonly BellEntry['data'][] = [
  { fullName: 'Vera Keller', conversationId: 7 },
  { count: 2 },
  inFour((locale) => ({ title: `Article ${locale}`, url: `/${locale}/blog/1` })),
  { name: 'By the lake', count: 1 },
  {
    property: { id: 9, offerType: 1, category: 1, location: inFour(() => 'Lausanne') },
    contactInfo: { advertiserName: 'Anna Makler', advertiserAvatar: null },
  },
].map((data) => data as BellEntry['data']);

const entryOf = (type: number, seen = false): BellEntry => ({
  activityId: `a:${type}`,
  type,
  date: '2026-11-24T12:00:00.000Z',
  seen,
  messageText: null,
  data: ENTRIES[type] ?? {},
});

async function htmlOf(entry: BellEntry, locale: Locale): Promise<string> {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={await loadMessages(locale, ['notifications'])}>
      <BellRow entry={entry} />
    </LocaleProvider>,
  );
}

const TEXTS: Record<Locale, readonly string[]> = {
  en: [
    'Message from Vera Keller',
    '2 new listings match your search',
    'Read our new article: Article en',
    '1 new home for your alert “By the lake”',
    'Anna Makler suggests a home to you: Lausanne',
  ],
  de: [
    'Nachricht von Vera Keller',
    '2 neue Inserate passen zu Ihrer Suche',
    'Lesen Sie unseren neuen Artikel: Article de',
    '1 neues Objekt zu Ihrem Suchabo «By the lake»',
    'Anna Makler schlägt Ihnen ein Objekt vor: Lausanne',
  ],
  fr: [
    'Message de Vera Keller',
    '2 nouvelles annonces correspondent à votre recherche',
    'Lisez notre nouvel article: Article fr',
    '1 nouveau bien pour votre alerte «By the lake»',
    'Anna Makler vous propose un bien: Lausanne',
  ],
  it: [
    'Messaggio di Vera Keller',
    '2 nuovi annunci corrispondono alla Sua ricerca',
    'Legga il nostro nuovo articolo: Article it',
    '1 nuovo immobile per il Suo avviso «By the lake»',
    'Anna Makler Le propone un immobile: Lausanne',
  ],
};

test.each(LOCALES)('each of the five types has a text and a target, in %s', async (locale) => {
  for (const [type, words] of TEXTS[locale].entries()) {
    const html = await htmlOf(entryOf(type), locale);
    expect(html).toContain(words);
    expect(html).toContain(`href="${targetOf(entryOf(type), locale)}"`);
    expect(html).toMatch(new RegExp(`href="/${locale}/`));
  }
});

test('an unseen entry is bold on a tint and marked as new, a seen one is neither', async () => {
  const [unseen, seen] = [await htmlOf(entryOf(0), 'en'), await htmlOf(entryOf(0, true), 'en')];
  expect(unseen).toMatch(/class="[^"]*\bbg-lake-tint font-bold\b/);
  expect(unseen).toContain('New:');
  expect(seen).toMatch(/class="[^"]*\bbg-surface font-normal\b/);
  expect(seen).not.toContain('New:');
});

test('opening handles alerts, articles and suggestions of agents; messages are read in their conversation', () => {
  expect([0, 1, 2, 3, 4].map((type) => kindOf({ type })?.isSeenByOpening ?? false)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('an unknown type shows NOT SUPPORTED YET and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = await htmlOf(entryOf(9), 'it');
  expect(html).toContain('NOT SUPPORTED YET');
  expect(html).not.toContain('href=');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the badge shows nine, and "9+" above it; its words tell the whole number', () => {
  const badge = (count: number) => renderToStaticMarkup(<CountBadge count={count} label={`${count} new`} />);
  expect(badge(9)).toMatch(/aria-hidden="true">9<.*9 new/);
  expect(badge(12)).toMatch(/aria-hidden="true">9\+<.*12 new/);
  expect(badge(0)).toBe('');
});
