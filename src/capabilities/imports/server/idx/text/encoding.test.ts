import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodedLines, detectEncoding } from './encoding.ts';
import { bytesInMemory } from './feed-bytes.ts';

/** The text of some bytes, or the reason why its encoding cannot be determined. */
function decoded(bytes: Uint8Array, pieceLength = bytes.length || 1) {
  const feed = () =>
    Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
      bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
    );
  const decoding = detectEncoding(feed);
  if ('couldBe' in decoding) return decoding;
  const lines = [...decodedLines(feed, decoding)];
  const faults = lines.flatMap(({ line, fault }) => (fault ? [[line, fault]] : []));
  return { text: lines.map(({ text }) => text).join('\n'), encoding: decoding.encoding, faults };
}

const TEXT = 'Régie – 3½ pièces, Zürich, 1’200 € à bien plaire';
/** A text without the symbols that CP850 lacks. */
const PLAIN = 'Régie, 3½ pièces, Küche und Bäder, Zürich, séjour à côté';
const FOR_MAC = 'Régie – 3.5 pièces, Zürich, 1’200 à bien plaire';
const twice = (text: string): Buffer => Buffer.from(iconv.decode(Buffer.from(text), 'win1252'));

describe('the text of a feed is the same in whatever encoding it arrives', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT), TEXT, 'UTF-8'],
    ['UTF-8 with byte-order mark', Buffer.from(`\uFEFF${TEXT}`), TEXT, 'UTF-8'],
    ['Windows-1252', iconv.encode(TEXT, 'win1252'), TEXT, 'Windows-1252'],
    ['ISO-8859-1', iconv.encode(PLAIN, 'latin1'), PLAIN, 'ISO-8859-1'],
    ['CP850', iconv.encode(PLAIN, 'cp850'), PLAIN, 'CP850'],
    ['MacRoman', iconv.encode(FOR_MAC, 'macroman'), FOR_MAC, 'MacRoman'],
    ['UTF-16 with byte-order mark', iconv.encode(TEXT, 'utf-16le', { addBOM: true }), TEXT, 'UTF-16LE'],
    ['UTF-16 without', iconv.encode(TEXT, 'utf-16le', { addBOM: false }), TEXT, 'UTF-16LE'],
    ['UTF-16, big end first', iconv.encode(TEXT, 'utf-16be', { addBOM: true }), TEXT, 'UTF-16BE'],
    ['UTF-16, big end first, without mark', iconv.encode(TEXT, 'utf-16be', { addBOM: false }), TEXT, 'UTF-16BE'],
  ])('%s', (_name, bytes, text, encoding) => {
    expect(decoded(bytes)).toEqual({ text, encoding, faults: [] });
    expect(decoded(bytes, 3)).toEqual({ text, encoding, faults: [] });
  });

  test('UTF-8 that was encoded twice', () => {
    expect(decoded(twice(TEXT))).toEqual({ text: TEXT, encoding: 'UTF-8', faults: [[1, 'doubleUtf8']] });
  });

  test('a text with signs that only look as if they were encoded twice stays', () => {
    const text = 'CAFÉ» – «À LA CLÉ»: Âge, Ãlter, â';
    expect(decoded(Buffer.from(text))).toMatchObject({ text, faults: [] });
  });
});

describe('text in any encoding comes back, or the encoding is refused by its name', () => {
  const WORDS =
    'Küche Zürich schöne Wohnung für Gäste Büro möbliert über Nähe größer Übergabe ÖV pièces étage séjour équipée près lumière boîte où dès façade hôtel Genève élégant À RÉGIE Noël maïs più città qualità già è perché balcone bright flat with view'.split(
      ' ',
    );
  const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 30 }).map((words) => words.join(' '));
  const NAMES = {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16LE',
    win1252: 'Windows-1252',
    cp850: 'CP850',
    macroman: 'MacRoman',
  };

  test.each(Object.entries(NAMES))('%s', (name, label) => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = decoded(iconv.encode(text, name));
        if ('couldBe' in result) expect(result.couldBe).toContain(label);
        else expect(result.text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('twice in UTF-8', () => {
    fc.assert(
      fc.property(texts, (text) => void expect(decoded(twice(text))).toMatchObject({ text })),
      { numRuns: 300 },
    );
  });

  test.each(['win1252', 'cp850', 'macroman'])('a text of a few sentences in %s is never refused', (name) => {
    const sentences = "Schöne Wohnung für Gäste, Küche möbliert. Séjour équipé à l'étage, très près. Più città, è qui.";
    expect(decoded(iconv.encode(sentences, name))).toMatchObject({ text: sentences });
  });
});

test('bytes that fit no language are refused by the names of possible encodings', () => {
  expect(decoded(Buffer.from([0x41, 0xd5, 0xda, 0xc3, 0xd7, 0x42, 0xcc, 0xd9]))).toEqual({
    couldBe: ['Windows-1252', 'CP850', 'MacRoman'],
  });
  expect(decoded(iconv.encode('Zürich', 'utf-32', { addBOM: true }))).toEqual({ couldBe: ['UTF-32'] });
});

test('a file joined out of two encodings is read line by line', () => {
  const bytes = Buffer.concat([
    Buffer.from('Zürich\r\n'),
    Buffer.from('Genève\n', 'latin1'),
    Buffer.from('Sion, été\rNîmes'),
  ]);
  expect(decoded(bytes)).toMatchObject({ text: 'Zürich\nGenève\nSion, été\nNîmes', encoding: 'UTF-8' });
});

test('a UTF-8 text cut in the middle of a character keeps all its other accents', () => {
  const bytes = Buffer.concat([
    Buffer.from('abc\n'),
    Buffer.from('Séjour, étage, crédité').subarray(0, -1),
    Buffer.from('#x'),
  ]);
  expect(decoded(bytes)).toMatchObject({
    text: 'abc\nSéjour, étage, crédit#x',
    faults: [[2, 'damagedCharacters']],
  });
});

test('lines are the same however the bytes are cut into pieces', () => {
  const text = 'eins\r\nzwei\n\rdrei\r\r\nvier\nfünf\r';
  const whole = decoded(Buffer.from(text));
  for (let length = 1; length < 12; length += 1) expect(decoded(Buffer.from(text), length)).toEqual(whole);
  expect(bytesInMemory(Buffer.from(text))()).toHaveLength(1);
});
