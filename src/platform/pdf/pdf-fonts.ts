import { readFileSync } from 'node:fs';
import type { Pdf } from './pdf.ts';
import { FONT_SUBSETS, type FontSubset, pdfText, subsetRuns } from './pdf-text.ts';

/** Font weights of documents. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type FontWeight = keyof typeof WEIGHTS;

/** Typeface of a text. */
export interface TextStyle {
  weight: FontWeight;
  /** Points. */
  size: number;
}

const files = new Map<string, Buffer>();

/** Adds the product's fonts to a document, which embeds the used glyphs. */
export function embedFonts(pdf: Pdf): void {
  for (const part of FONT_SUBSETS)
    for (const weight of ['regular', 'bold'] as const) {
      const name = fontName(part, weight);
      const url = new URL(`../../generated/inter-${part}-${WEIGHTS[weight]}.ttf`, import.meta.url);
      const file = files.get(name) ?? readFileSync(url);
      files.set(name, file);
      pdf.registerFont(name, file);
    }
}

const fontName = (part: FontSubset, weight: FontWeight): string => `${part}-${weight}`;

/** Breaks a text into lines of at most this width, points; a wider word is a line of its own. */
export function linesOf(pdf: Pdf, text: string, width: number, style: TextStyle): string[] {
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

/** Width of a line, points. */
export const widthOf = (pdf: Pdf, line: string, { weight, size }: TextStyle): number =>
  subsetRuns(line).reduce(
    (sum, { part, text }) => sum + pdf.font(fontName(part, weight)).fontSize(size).widthOfString(text),
    0,
  );

/** Line height, points. */
export const lineHeight = (pdf: Pdf, { weight, size }: TextStyle): number =>
  pdf.font(fontName('latin', weight)).fontSize(size).currentLineHeight(true);

/** Writes one line from a position, in the fonts that its letters need. */
export function drawText(pdf: Pdf, line: string, at: { x: number; y: number }, { weight, size }: TextStyle): void {
  let { x } = at;
  for (const { part, text } of subsetRuns(line)) {
    pdf.font(fontName(part, weight)).fontSize(size);
    pdf.text(text, x, at.y, { lineBreak: false });
    x += pdf.widthOfString(text);
  }
}
