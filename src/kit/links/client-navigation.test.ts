import { expect, test } from 'vitest';
import { clientPath, type LinkClick } from './client-navigation.ts';

const click = (href: string, change: Partial<LinkClick> = {}): LinkClick => ({
  href,
  pageUrl: 'https://lares.example/en/rent?page=2',
  button: 0,
  isModified: false,
  isPrevented: false,
  opensElsewhere: false,
  ...change,
});

test('a plain click on a link of this site stays in the page, with query and hash', () => {
  expect(clientPath(click('/de/mieten?minPrice=1000#list'))).toBe('/de/mieten?minPrice=1000#list');
  expect(clientPath(click('?page=3'))).toBe('/en/rent?page=3');
  expect(clientPath(click('https://lares.example/en'))).toBe('/en');
});

test('other sites, mail and telephone links are left to the browser', () => {
  for (const href of ['https://elsewhere.example/', '//elsewhere.example/', 'mailto:a@b.ch', 'tel:+41211234567']) {
    expect(clientPath(click(href))).toBeNull();
  }
});

test('a jump inside the page is left to the browser, the same path with another query is not', () => {
  expect(clientPath(click('#list'))).toBeNull();
  expect(clientPath(click('/en/rent?page=3#list'))).toBe('/en/rent?page=3#list');
});

test('a reader who wants a new tab, a window or a file gets it', () => {
  expect(clientPath(click('/en', { isModified: true }))).toBeNull();
  expect(clientPath(click('/en', { button: 1 }))).toBeNull();
  expect(clientPath(click('/en', { opensElsewhere: true }))).toBeNull();
});

test('a click that was handled already is left alone', () => {
  expect(clientPath(click('/en', { isPrevented: true }))).toBeNull();
});

test('an address that is no address does not break the page', () => {
  expect(clientPath(click('https://'))).toBeNull();
});
