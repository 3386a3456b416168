import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { BankFileError, LARGEST_BANK_FILE } from './bank-file-text.ts';
import { readBankFile } from './camt-file.ts';

const OURS = 'CH4431999123000889012';
const OTHER = 'CH9300762011623852957';
const GOOD = String(aBankFile([[{ ref: 'A', amount: '1.00' }]]));
const SECOND = String(aBankFile([[{ ref: 'B', amount: '2.00' }]], 'camt.053.001.08'));
const read = (file: string | Uint8Array) => readBankFile(Buffer.from(file), [OURS]);
const zipped = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file)])));
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(GOOD, 'utf16le')]);
/** Twenty million and one characters in twenty kilobytes. */
const BOMB = zipped({ 'a.xml': Buffer.alloc(LARGEST_BANK_FILE + 1, 0x20) });
/** The same with a false small size: sizes are at byte 22 of the file's header and at byte 24 of the directory's. */
const LIAR = Buffer.from(BOMB);
LIAR.writeUInt32LE(100, 22);
LIAR.writeUInt32LE(100, LIAR.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);

describe('a file that is no statement of ours is refused, and the refusal says what it is:', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /is empty/],
    ['blanks', ' \n', /nothing but blanks/],
    ['camt.052', GOOD.replaceAll('camt.054', 'camt.052'), /camt\.052\.001\.08, not camt\.053/],
    ['camt.029', GOOD.replaceAll('camt.054.001.08', 'camt.029.001.09'), /camt\.029\.001\.09, not/],
    ['an order to pay', GOOD.replaceAll('camt.054.001.08', 'pain.001.001.09'), /pain\.001\.001\.09, not/],
    ['a report on an order', GOOD.replaceAll('camt.054.001.08', 'pain.002.001.10'), /pain\.002\.001\.10, not/],
    ['a version that is not understood', GOOD.replaceAll('001.08', '001.99'), /camt\.054\.001\.99, not/],
    ['another XML', '<html><body>Log in</body></html>', /no message of a bank/],
    ['MT940', ':20:STARTUMS\n:25:CH44\n:61:2611261126C195,00', /older kind \(MT940\)/],
    ['MT940 in its envelope', '{1:F01POFICHBEXXXX0000000000}{2:I940}', /older kind \(MT940\)/],
    ['a table', 'Datum;Betrag\n1.1.;3', /a table \(CSV\)/],
    ['words', 'Guten Tag', /is no XML\./],
    ['a PDF', '%PDF-1.7\n%\u00e2\u00e3', /is a PDF/],
    ['UTF-16', utf16, /in UTF-16/],
    [
      'ISO-8859-1',
      Buffer.from(GOOD.replace('UTF-8', 'ISO-8859-1').replace('Muster', 'M\u00fcster'), 'latin1'),
      /in ISO-8859-1/,
    ],
    ['characters that are none', Buffer.from(GOOD.replace('Muster', 'M\u00fcster'), 'latin1'), /not in UTF-8/],
    ['XML that ends too early', GOOD.slice(0, -20), /no XML that can be read/],
    ['definitions of its own', GOOD.replace('?>', '?><!DOCTYPE a [<!ENTITY b "bbbb">]>'), /entities of its own/],
    [
      'elements within elements without end',
      `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`,
      /no XML that can be read/,
    ],
    ['more than 20 MB', Buffer.alloc(LARGEST_BANK_FILE + 1, 0x20), /larger than 20 MB/],
    ['a ZIP of nothing', zipped({}), /ZIP that holds nothing/],
    ['a ZIP without XML', zipped({ 'a.txt': 'Hello' }), /ZIP without any XML/],
    ['a ZIP with another message', zipped({ 'a.xml': GOOD.replaceAll('camt.054', 'camt.052') }), /camt\.052/],
    ['a ZIP that ends too early', zipped({ 'a.xml': GOOD }).subarray(0, 300), /ZIP that cannot be unpacked/],
    ['a ZIP that unpacks to too much', BOMB, /unpacks to more than 20 MB/],
    ['one that says less of itself', LIAR, /unpacks to more than 20 MB/],
    [
      'a ZIP of too many',
      zipped(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.xml`, GOOD]))),
      /more than 200 files/,
    ],
    ['gzip of too much', gzipSync(Buffer.alloc(LARGEST_BANK_FILE + 1, 0x20)), /larger than 20 MB/],
    ['gzip that ends too early', gzipSync(GOOD).subarray(0, 50), /gzip, and damaged/],
  ])('%s', (_what, file, words) => {
    const refused = (): unknown => read(file);
    expect(refused).toThrow(BankFileError);
    expect(refused).toThrow(words);
  });
});

describe('a packed or marked file is read as it is:', () => {
  test.each<[string, string | Uint8Array]>([
    ['a ZIP', zipped({ 'camt.054_P_CH44.xml': GOOD })],
    ['a ZIP with other files beside', zipped({ 'Read me.txt': '?', '__MACOSX/._a.xml': '?', 'in/A.XML': GOOD })],
    ['gzip', gzipSync(GOOD)],
    ['a mark of UTF-8', `\ufeff${GOOD}`],
    ['a character set that only its letters differ in', GOOD.replace('UTF-8', 'ISO-8859-1')],
  ])('%s', (_what, file) => {
    expect(read(file)).toMatchObject({ format: 'camt.054.001.08', arrivals: [{ amount: 100 }], faults: [] });
  });

  test('several files of a ZIP, the same amount in two of them once', () => {
    const both = read(zipped({ 'a.xml': GOOD, 'b.xml': SECOND }));
    expect(both).toMatchObject({
      format: 'camt.054.001.08, camt.053.001.08',
      arrivals: [{ amount: 100 }, { amount: 200 }],
    });
  });
});

describe('a file of another account', () => {
  const elsewhere = GOOD.replace(OURS, OTHER);
  test('is refused, with the account that QR-bills are paid to', () => {
    expect(() => read(elsewhere)).toThrow(`The file is of ${OTHER}; QR-bills are paid to ${OURS}.`);
  });

  test('counts where the settings name that account, or the entry the QR-IBAN that it was paid to', () => {
    expect(readBankFile(Buffer.from(elsewhere), [OURS, OTHER]).arrivals).toHaveLength(1);
    expect(
      read(elsewhere.replace('<Ntry>', `<Ntry><NtryRef>CH44 3199 9123 0008 8901 2</NtryRef>`)).arrivals,
    ).toHaveLength(1);
  });

  test('beside one of ours is left alone, and reported', () => {
    const [, statement = ''] = /(<Ntfctn>.*<\/Ntfctn>)/s.exec(elsewhere) ?? [];
    const file = read(GOOD.replace('<Ntfctn>', `${statement}<Ntfctn>`));
    expect(file.arrivals).toHaveLength(1);
    expect([...file.elsewhere]).toEqual([[OTHER, 1]]);
  });
});
