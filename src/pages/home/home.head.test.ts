import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { homeHead } from './home.head.ts';

const ORIGIN = 'https://lares.test';

describe.each(LOCALES)('the head of the first page in %s', (locale) => {
  const read = async () => homeHead(ORIGIN, localeToolsOf(locale, await loadMessages(locale)));

  test('describes the product, with its name behind the title', async () => {
    const { meta } = await read();
    expect(meta.find((tag) => tag.title)?.title).toMatch(/^.{10,50} \| Lares$/);
    expect(meta.find((tag) => tag.name === 'description')?.content?.length).toBeLessThanOrEqual(160);
    expect(meta.find((tag) => tag.name === 'keywords')?.content).toBeTruthy();
    expect(meta.find((tag) => tag.property === 'og:image')?.content).toBe(`${ORIGIN}/share.jpg`);
    expect(meta.some((tag) => tag.name === 'robots')).toBe(false);
  });

  test('names itself and the other languages', async () => {
    const { links } = await read();
    expect(links.find((link) => link.rel === 'canonical')?.href).toBe(`${ORIGIN}/${locale}`);
    const alternates = links.filter((link) => link.rel === 'alternate');
    expect(alternates.map((link) => [link.hrefLang, link.href])).toEqual([
      ['en-CH', `${ORIGIN}/en`],
      ['fr-CH', `${ORIGIN}/fr`],
      ['de-CH', `${ORIGIN}/de`],
      ['it-CH', `${ORIGIN}/it`],
      ['x-default', `${ORIGIN}/en`],
    ]);
  });

  test('describes the search to search engines', async () => {
    const [script] = (await read()).scripts;
    const data = JSON.parse(script?.children ?? '') as { url: string; potentialAction: { target: string } };
    expect(data.url).toBe(`${ORIGIN}/${locale}`);
    expect(new URL(data.potentialAction.target.replace('{place}', 'Bern')).searchParams.get('place')).toBe('Bern');
  });

  test('fetches the big picture early, the one of the system’s colour scheme', async () => {
    const preloads = (await read()).links.filter((link) => link.rel === 'preload');
    expect(preloads.map((link) => link.media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    for (const { imageSrcSet } of preloads) expect(imageSrcSet).toMatch(/^\S+-640\.avif\S* 640w, .*2560w$/);
  });
});
