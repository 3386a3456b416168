import { normalForm } from '#kernel/text/normal-form.ts';
/** Subsets of the product's font, in the order of search. */
export const FONT_SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
export type FontSubset = (typeof FONT_SUBSETS)[number];

/** Letters of each subset. @source tools/generate/fonts.ts */
const HAS: Readonly<Record<FontSubset, RegExp>> = {
  latin: /[\n\x20-\x7e\xa0-\xff\u0131\u0152\u0153–—‘’‚“”„•…′″‹›€™−]/,
  'latin-ext': /[\u0100-\u0148\u014a-\u017f\u0218-\u021b\u1e9e]/,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
};

/** A part of a text whose letters are in one subset. */
export interface SubsetRun {
  part: FontSubset;
  text: string;
}

/** A text in parts of one subset each. @param text as `pdfText` returns it */
export function subsetRuns(text: string): SubsetRun[] {
  const runs: SubsetRun[] = [];
  for (const sign of text) {
    const part = partOf(sign) ?? 'latin';
    const last = runs.at(-1);
    if (last?.part === part) last.text += sign;
    else runs.push({ part, text: sign });
  }
  return runs;
}

/** A text in letters that documents have, which is all of Latin. A letter of another script loses its marks, or becomes a question mark. */
export const pdfText = (text: string): string =>
  [...normalForm(text, 'NFC').replace(/[\u202f\u2009\u00a0]/g, ' ')].map(letterOf).join('');

function letterOf(sign: string): string {
  if (partOf(sign)) return sign;
  const bare = normalForm(sign, 'NFD').replace(/\p{M}/gu, '');
  return bare === '' || [...bare].every(partOf) ? bare : '?';
}

const partOf = (sign: string): FontSubset | undefined => FONT_SUBSETS.find((part) => HAS[part].test(sign));
