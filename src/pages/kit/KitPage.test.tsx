import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { KitPage } from './KitPage.tsx';

let warnings: MockInstance[];

beforeEach(() => {
  warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const warning of warnings) warning.mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe.each(LOCALES)('every component in every state, in %s', (locale) => {
  const render = async () =>
    renderToString(
      <LocaleProvider locale={locale} messages={await loadMessages(locale)}>
        <KitPage />
      </LocaleProvider>,
    );

  test('renders on the server without a warning', async () => {
    expect((await render()).length).toBeGreaterThan(10_000);
    expect(warnings.flatMap((warning) => warning.mock.calls)).toEqual([]);
  });

  test('has ids of its own, and every reference finds its element', async () => {
    const html = await render();
    const ids = attributes(html, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'popoverTarget'].flatMap(
      (name) => attributes(html, name).flatMap((value) => value.split(' ')),
    );
    const inClosedDialogs = attributes(html.match(/<dialog[^>]*>/g)?.join('') ?? '', 'aria-labelledby');
    expect(references.filter((id) => !ids.includes(id) && !inClosedDialogs.includes(id))).toEqual([]);
  });

  test('names every control and every picture', async () => {
    const html = await render();
    const nameless = [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/g)].filter(
      ([, , tag = '', content = '']) =>
        !tag.includes('aria-label=') &&
        !tag.includes('aria-hidden="true"') &&
        !/>[^<\s]|^[^<\s]|alt="[^"]/.test(content),
    );
    expect(nameless.map(([element]) => element)).toEqual([]);
    expect([...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/ alt=/.test(tag))).toEqual([]);
    expect([...html.matchAll(/<svg\b[^>]*>/g)].filter(([tag]) => !/aria-(hidden|label)=/.test(tag))).toEqual([]);
  });
});

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map((match) => match[1] ?? '');
