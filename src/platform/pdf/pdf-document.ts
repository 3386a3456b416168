import PDFDocument from 'pdfkit';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import type { Pdf } from './pdf.ts';
import { drawText, embedFonts, lineHeight, linesOf, widthOf } from './pdf-fonts.ts';

/** Left and right edge of the text, points. */
export const PDF_EDGES = { left: 57, right: 538 } as const;

/** Metadata of a document. */
export interface PdfFacts {
  title: string;
  locale: Locale;
  madeAt: Date;
}

/** Makes a document of A4 pages with text and without scripts. */
export function makePdf({ title, locale, madeAt }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    info: { Title: title, Producer: BRAND.name, Creator: BRAND.name, CreationDate: madeAt },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => void parts.push(part));
  pdf.on('end', () => resolve(Buffer.concat(parts)));
  pdf.on('error', reject);
  embedFonts(pdf);
  draw(pdf);
  pdf.end();
  return promise;
}

/** Layout of a line. */
export interface PdfLine {
  y: number;
  size?: number;
  isBold?: boolean;
  /** Left edge of the text; by default that of the page. */
  left?: number;
  /** Right edge of the text, instead of the left margin as its left edge. */
  isRight?: boolean;
  colour?: string;
}

/** Writes a line across the page. Returns the position of the next one. */
export function writeLine(pdf: Pdf, text: string, line: PdfLine): number {
  const { y, size = 10, isBold = false, isRight = false, colour = BRAND.colours.ink, left = PDF_EDGES.left } = line;
  const { right } = PDF_EDGES;
  const style = { size, weight: isBold ? 'bold' : 'regular' } as const;
  pdf.fillColor(colour);
  const lines = linesOf(pdf, text, right - left, style);
  const height = lineHeight(pdf, style);
  for (const [index, line] of lines.entries()) {
    const x = isRight ? right - widthOf(pdf, line, style) : left;
    drawText(pdf, line, { x, y: y + index * height }, style);
  }
  return y + lines.length * height + size * 0.35;
}

/** Draws the mark and the name of the product. */
export function drawLetterhead(pdf: Pdf, y: number): void {
  pdf.save();
  pdf.translate(PDF_EDGES.left, y).scale(1.1).path(BRAND.mark.roof).fill(BRAND.colours.lake);
  pdf.circle(BRAND.mark.hearth.cx, BRAND.mark.hearth.cy, BRAND.mark.hearth.r).fill(BRAND.colours.brick);
  pdf.restore();
  pdf.fillColor(BRAND.colours.ink);
  drawText(pdf, BRAND.name, { x: PDF_EDGES.left + 44, y: y + 9 }, { weight: 'bold', size: 20 });
}

/** Draws a thin line across the page. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(PDF_EDGES.left, y).lineTo(PDF_EDGES.right, y).lineWidth(0.5).strokeColor(BRAND.colours.line).stroke();
}
