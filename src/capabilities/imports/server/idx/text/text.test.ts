import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainText, shorten } from './text.ts';

describe('markup becomes plain text', () => {
  test.each([
    ['TEXTE 1<BR>TEXTE 3', 'TEXTE 1\nTEXTE 3'],
    ['a<br/>b<BR />c', 'a\nb\nc'],
    ['Hell\\nund ruhig\\r\\nam See', 'Hell\nund ruhig\nam See'],
    ['a<br> <br> <br><br>b', 'a\n\nb'],
    ['<b>Neu:</b> mit <B>Balkon</B>', 'Neu: mit Balkon'],
    ['Es hat<ul><li>Lift</li><li>Keller</li></ul>und mehr', 'Es hat\n- Lift\n- Keller\nund mehr'],
    ['<li>Lift<li>Keller', '- Lift\n- Keller'],
    ['<p class="x">eins</p><p>zwei</p>', 'eins\n\nzwei'],
    ['<script>alert(1)</script>Haus<img src=x onerror=alert(1)>', 'Haus'],
    ['<a href="javascript:alert(1)">hier</a>', 'hier'],
    ['M&uuml;ller &amp; S&ouml;hne, 80&nbsp;m&sup2;', 'Müller & Söhne, 80 m²'],
    ['&#233;t&#xE9; &unknown; 5 &euro;', 'été &unknown; 5 €'],
    ['&lt;br&gt;escaped', 'escaped'],
    ['weniger als < 50 m2, mehr > 20', 'weniger als < 50 m2, mehr > 20'],
    ['a\u0000b\u0007c\u202Ed\u2066e\u200Bf', 'abcdef'],
    ['Zu\u0308rich', 'Zürich'],
    ['half \uD83D surrogate', 'half surrogate'],
  ])('%j is %j', (markup, text) => {
    expect(plainText(markup)).toBe(text);
  });

  test('a title stays on one line', () => {
    expect(plainLine('Schöne<br>Wohnung\r\nam See')).toBe('Schöne Wohnung am See');
  });

  test('a control character inside a tag does not save it', () => {
    expect(plainText('Hell<\u0000br>und ruhig<scr\u0000ipt>')).toBe('Hell\nund ruhig');
  });

  test('nothing that could be a tag or a control character is left of any text', () => {
    const soup = fc.array(
      fc.constantFrom('<', '>', '/', 'b', 'script', 'br', ' ', '&lt;', '&', ';', '\n', '\u0000', 'é'),
    );
    fc.assert(
      fc.property(soup, (parts) => {
        const text = plainText(parts.join(''));
        expect(text).not.toMatch(/<(script|b|br|\/b)>/);
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(text).toBe(text.trim());
      }),
    );
  });
});

test('a text too long ends in an ellipsis and never in half a character', () => {
  expect(shorten('kurz', 4)).toBe('kurz');
  expect(shorten('etwas länger', 8)).toBe('etwas l…');
  expect(shorten('ab😀cd', 4)).toBe('ab…');
});
