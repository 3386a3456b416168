import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createTranslator } from './translator.ts';

const messages = {
  'home.welcome': 'Welcome',
  'home.found': '{count, plural, =0 {Nothing} one {# home} other {# homes}} in {place}',
  'home.rooms': '{count, plural, one {# room} other {# rooms}}',
  'home.terms': 'I accept the <link>terms</link> of {name}.',
};

describe('texts', () => {
  const { text, rich } = createTranslator('de', messages);

  test('a number inside a text follows the notation of the language', () => {
    expect(text('home.found', { count: 12_345, place: 'Zürich' })).toBe('12’345 homes in Zürich');
    expect(text('home.found', { count: 0, place: 'Uri' })).toBe('Nothing in Uri');
  });

  test('a count asked for again is still that of its own text and number', () => {
    for (const _again of [1, 2]) {
      expect(text('home.rooms', { count: 1 })).toBe('1 room');
      expect(text('home.rooms', { count: 3.5 })).toBe('3.5 rooms');
      expect(text('home.found', { count: 1, place: 'Uri' })).toBe('1 home in Uri');
      expect(text('home.found', { count: 1, place: 'Zug' })).toBe('1 home in Zug');
    }
  });

  test('a tag becomes what its owner makes of it', () => {
    const link = (children: unknown) => createElement('a', { key: 'link', href: '/terms' }, children as string);
    const markup = renderToStaticMarkup(createElement('p', null, rich('home.terms', { link, name: 'Lares' })));
    expect(markup).toBe('<p>I accept the <a href="/terms">terms</a> of Lares.</p>');
  });

  test('an id without a text is shown as it is and reported', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(text('home.nothing')).toBe('home.nothing');
    expect(warn).toHaveBeenCalledWith('There is no text home.nothing (de)');
    warn.mockRestore();
  });

  test('a text that arrives later is found', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const growing: Record<string, string> = {};
    const later = createTranslator('de', growing);
    expect(later.text('map.title')).toBe('map.title');
    growing['map.title'] = 'Karte';
    expect(later.text('map.title')).toBe('Karte');
    warn.mockRestore();
  });
});
