import { afterEach, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { pageHead } from '#kit/head/page-head.ts';
import { pageDataAsJson } from './page-data.ts';

const head = pageHead({
  locale: 'de',
  title: 'Loft',
  description: 'Ein Loft',
  keywords: 'Loft',
  origin: 'https://lares.example',
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, `/${locale}/loft`])) as Record<Locale, string>,
  structuredData: [{ '@type': 'Thing' }],
});

type Written = Record<string, string>;

/** The document that a head was written into, with the members that are used. */
const documentWith = () => {
  const [, ...meta] = head.meta;
  const elements: [RegExp, { attributes: Written; textContent: string }[]][] = [
    [/^meta/, meta.map((attributes) => ({ attributes, textContent: '' }))],
    [
      /^link/,
      head.links.map(({ hrefLang, ...link }) => ({
        attributes: { ...link, ...(hrefLang && { hreflang: hrefLang }) },
        textContent: '',
      })),
    ],
    [/^script/, head.scripts.map(({ children }) => ({ attributes: {}, textContent: children }))],
  ];
  return {
    title: head.meta[0]?.title,
    querySelectorAll: (selector: string) =>
      (elements.find(([kind]) => kind.test(selector))?.[1] ?? []).map(({ attributes, textContent }) => ({
        textContent,
        getAttribute: (name: string) => attributes[name] ?? null,
      })),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the data of a page arrives in the browser unchanged; its head is read from the document', () => {
  const page = {
    data: {
      homes: [
        { title: `Loft "Zürich" d'en haut </script>\u2028`, price: null },
        { title: 'B', price: 1 },
      ],
      count: 0,
    },
    head,
  };
  expect(pageDataAsJson.test(page)).toBe(true);
  const sent = pageDataAsJson.toSerializable(page);
  expect(sent).not.toContain('Ein Loft');
  vi.stubGlobal('document', documentWith());
  expect(pageDataAsJson.fromSerializable(sent)).toEqual(page);
});

test.each([[null], ['data'], [{ locale: 'de' }], [{ data: {} }]])('%o is not the data of a page', (value) => {
  expect(pageDataAsJson.test(value)).toBe(false);
});
