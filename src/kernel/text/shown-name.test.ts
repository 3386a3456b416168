import { describe, expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

describe('a name in a mail to a stranger', () => {
  test.each([
    ...['Anna', 'anna', 'Jean-Luc d’Arc', "Jean-Luc d'Arc", 'Müller-Lüdenscheidt', 'Nguyễn Thị Minh Khai', "O'Neill"],
    ...[
      'von der Mühll',
      'Annemarie von der Mühll',
      '李雷',
      '山田 太郎',
      'サトー',
      '김 민준',
      'Ελένη Παπαδοπούλου',
      'Анна Петрова',
    ],
    ...[
      'محمد علي',
      'अनीता शर्मा',
      'Ueli Bänziger',
      'Chiara De Gasperi',
      'Gian-Reto à Porta',
      'Otto Nove',
      'Zoë',
      'Đặng',
    ],
    ...[
      'Marie-Louise de Reynold',
      'Yun-seo Kim',
      'Maria de los Angeles Garcia',
      'João dos Santos',
      'José',
      'Łukasz Żak',
    ],
    ...[
      'Seraina Caduff',
      'Flurin Cavegn',
      "Van 't Hoff",
      'Anne-Sophie Du Pasquier',
      'Björk',
      'Dragan Šešelj',
      'Thévoz',
    ],
  ])('%s is shown', (name) => expect(shownName(name)).toBe(name.normalize('NFC')));

  test.each([
    ...[
      'evil.xyz/abc',
      'evil.app',
      'casino。ch',
      'evil\u200B.app',
      'evil\u200Bapp',
      'bit ly slash abc',
      'Bit Ly Slash Abc',
    ],
    ...[
      'null sieben neun eins zwei drei',
      'Null Sieben Neun Eins',
      'nullsiebenneundrei',
      'Gewinn auf evil.com',
      'www evil',
    ],
    ...['https://evil.example/x', 'Ruf 079 123 45 67 an', 'Anna\nBcc', 'evil@example.ch', 'evil\u2024app', 'evil．app'],
    ...[
      'ｅｖｉｌ',
      '𝐞𝐯𝐢𝐥',
      'Аnna',
      'evilノabc',
      'evil\u202Eppa',
      'bit-ly-slash-abc',
      'Bit-ly-slash-abc',
      'evil punkt ch',
    ],
    ...[
      'a'.repeat(41),
      'Sie haben gewonnen rufen Sie an',
      'Your account is blocked call us',
      'Z\u0301\u0302\u0303\u0304algo',
      '',
      ' ',
    ],
    ...[
      'Evil Dot App',
      "a'''b",
      '-Anna',
      'Anna!',
      'Anna 1',
      'casinoǀch',
      'evil ⁄ abc',
      'x\u00ADy',
      'Evil\tApp',
      'sept huit neuf cinq',
    ],
  ])('%j is not', (name) => expect(shownName(name)).toBeNull());

  test('of the longest length takes no time', () => {
    const started = process.cpuUsage().user;
    for (const part of ["a'", 'a-', 'a ', 'a\u0301', "' ", 'é', 'null', '李'])
      for (let round = 0; round < 5; round++) shownName(part.repeat(4_000).slice(0, 4_000));
    expect(process.cpuUsage().user - started).toBeLessThan(40 * 5_000);
  });
});
