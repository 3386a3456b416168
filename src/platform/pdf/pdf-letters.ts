import { readFileSync } from 'node:fs';
import type { Pdf } from './pdf.ts';
import { LETTER_PARTS, type LetterPart, lettersOf, pdfText } from './pdf-text.ts';

/** Weights that documents are written in. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type LetterWeight = keyof typeof WEIGHTS;

/** How letters look. */
export interface LetterStyle {
  weight: LetterWeight;
  /** Points. */
  size: number;
}

const files = new Map<string, Buffer>();

/** Gives a document the letters of the house; it takes in those that it uses. */
export function bringLetters(pdf: Pdf): void {
  for (const part of LETTER_PARTS)
    for (const weight of ['regular', 'bold'] as const) {
      const name = fontName(part, weight);
      const url = new URL(`../../generated/inter-${part}-${WEIGHTS[weight]}.ttf`, import.meta.url);
      const file = files.get(name) ?? readFileSync(url);
      files.set(name, file);
      pdf.registerFont(name, file);
    }
}

const fontName = (part: LetterPart, weight: LetterWeight): string => `${part}-${weight}`;

/** Breaks a text into lines that are not wider than so many points; a word that is wider stands alone. */
export function linesOf(pdf: Pdf, text: string, width: number, style: LetterStyle): string[] {
  return pdfText(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(' ')) {
        const last = lines.at(-1);
        const longer = `${last} ${word}`;
        if (last !== undefined && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
}

/** How wide a line is, points. */
export const widthOf = (pdf: Pdf, line: string, { weight, size }: LetterStyle): number =>
  lettersOf(line).reduce(
    (sum, { part, text }) => sum + pdf.font(fontName(part, weight)).fontSize(size).widthOfString(text),
    0,
  );

/** How far lines are apart, points. */
export const lineHeight = (pdf: Pdf, { weight, size }: LetterStyle): number =>
  pdf.font(fontName('latin', weight)).fontSize(size).currentLineHeight(true);

/** Writes one line from a place on, in whatever letters it needs. */
export function writeDigests(
  pdf: Pdf,
  line: string,
  at: { x: number; y: number },
  { weight, size }: LetterStyle,
): void {
  let { x } = at;
  for (const { part, text } of lettersOf(line)) {
    pdf.font(fontName(part, weight)).fontSize(size);
    pdf.text(text, x, at.y, { lineBreak: false });
    x += pdf.widthOfString(text);
  }
}
