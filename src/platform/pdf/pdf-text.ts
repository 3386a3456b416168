/** Signs beyond Latin-1 that the letters built into every PDF reader have. @source ISO 32000-1, "WinAnsiEncoding" */
const ALSO_THERE = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Letters that are not made of another and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
};

/**
 * A text in the letters that every PDF reader brings along: others lose their marks, as in "Petrovic" for "Petrović", and what
 * is no Latin letter becomes a question mark.
 */
export function pdfText(text: string): string {
  return [...text.replace(/[\u202f\u2009\u00a0]/g, ' ')].map(letterOf).join('');
}

function letterOf(sign: string): string {
  if (isThere(sign)) return sign;
  const bare = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return bare === '' || [...bare].every(isThere) ? bare : '?';
}

const isThere = (sign: string): boolean => /^[\n\x20-\x7e\xa0-\xff]$/.test(sign) || ALSO_THERE.includes(sign);
