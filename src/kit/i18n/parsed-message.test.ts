import { describe, expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';
import { createFiller, type RichValues } from './parsed-message.ts';

const filled = (text: string, values: RichValues) => createFiller('de')(parseMessage(text, 'de'), values);

describe('a parsed text', () => {
  test('chooses by a word, by a number and by an order', () => {
    const kind = '{kind, select, rent {Miete} other {Preis}}';
    expect([filled(kind, { kind: 'rent' }), filled(kind, { kind: 'buy' })]).toEqual([['Miete'], ['Preis']]);
    const floor = '{floor, selectordinal, one {#st} other {#th}} floor';
    expect(createFiller('en')(parseMessage(floor, 'en'), { floor: 21 })).toEqual(['21st floor']);
    const found = '{count, plural, =0 {none} one {# home {where}} other {# homes {where}}}';
    expect(filled(found, { count: 0, where: 'here' })).toEqual(['none']);
    expect(filled(found, { count: 1500, where: 'here' })).toEqual(['1’500 homes here']);
  });

  test('hands the content of a tag to its owner, and keeps texts side by side together', () => {
    const bold = (content: unknown) => ({ bold: content }) as unknown as string;
    expect(filled('{count, plural, other {# of <b>{all}</b>}}', { count: 2, all: 30, b: bold })).toEqual([
      '2 of ',
      { bold: ['30'] },
    ]);
    expect(filled('a{none}<u>b</u>{zero}', { none: null, zero: 0, u: (content) => content })).toEqual(['ab0']);
  });

  test('complains of a value that is missing, and of what no page could fill in', () => {
    expect(() => filled('{count}', {})).toThrow('lacks its value count');
    expect(() => parseMessage('{count, number}', 'de')).toThrow('nothing else');
  });
});
