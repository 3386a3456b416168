import { describe, expect, test } from 'vitest';
import { phoneHref, phoneText } from './phone-number.ts';

describe('the phone number of an advertiser', () => {
  test.each(['+41 21 555 00 00', '+41 (0)21 555 00 00', '0041 21 555 00 00', '021/555.00.00', '0215550000'])(
    '"%s" reads and calls as a Swiss number',
    (written) => {
      expect(phoneText(written)).toBe('021 555 00 00');
      expect(phoneHref(written)).toBe('tel:+41215550000');
    },
  );

  test('from abroad stays as written and is called as it is', () => {
    expect(phoneText('+33 1 55 55 00 00')).toBe('+33 1 55 55 00 00');
    expect(phoneHref('+33 1 55 55 00 00')).toBe('tel:+33155550000');
  });
});
