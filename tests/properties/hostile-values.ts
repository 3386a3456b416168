/** Hostile texts. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\n\r\t\v',
    '\ud800',
    '\udfff\ud800',
    '\u202eabc\u2066',
    '\ufeff',
    'e\u0301',
    'ﷺ',
    '👨‍👩‍👧‍👦',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]', 'null', 'undefined', 'true'],
  ...['NaN', 'Infinity', '-Infinity', '1e309', '-0', '0x10', '٣', '2147483648', '9007199254740993', '-1'],
  ...["'; drop table account; --", "' or 1=1 --", '1 or 1=1', '%', '_', '\\', '\\\\', "E'\\x00'", '$1', '{}', '(((('],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', `\${7*7}`, '../../etc/passwd', '%00'],
  ...['a@b', 'a@b.ch\r\nbcc: c@d.ch', 'A@Example.CH', 'ı@example.ch', 'x'.repeat(60).concat('@example.ch')],
  ...['2026-02-30', '9999-99-99', '2026-01-01', '-000001-01-01', '+275760-09-13', '0000-00-00T00:00:00Z'],
  ...['a'.repeat(51), 'ß'.repeat(5_000), '(a+)+$'.repeat(500), '😀'.repeat(4_001), 'A'.repeat(43), '1/0/0', '30/1/1'],
];

/** Whole numbers at and beyond the bounds of their column types. */
export const HOSTILE_NUMBERS: readonly number[] = [
  ...[0, -0, 1, -1, 2, 3, 99, 32_767, 32_768, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1],
  ...[2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21, 1e308, -1e308, Number.POSITIVE_INFINITY],
];

/** Fractions that arithmetic goes wrong with. */
export const HOSTILE_FRACTIONS: readonly number[] = [0.1, -0.5, 1.5, 5e-324, 1e-7, 180.000_001, -90.1, 2.5, 1e20 + 0.5];

/** A `__proto__` that is an entry of its own, as JSON can carry it. */
export const withPrototype = (value: object): object =>
  Object.defineProperty({ ...value }, '__proto__', { value: { rolesFlag: 64 }, enumerable: true });

/** JSON as a client can write it by hand: also with numbers that `JSON.stringify` writes otherwise. */
export function handwrittenJson(value: unknown): string {
  const marked = JSON.stringify(value, (_name, part) => {
    if (part === Number.POSITIVE_INFINITY) return '@1e400@';
    return Object.is(part, -0) ? '@-0@' : part;
  });
  return marked.replaceAll(/"@(1e400|-0)@"/g, '$1');
}
