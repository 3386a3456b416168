const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Of the letters of a pin: small and strong, in the font of the page. */
const SIZE_PX = 13.33;
/** A letter where the browser cannot measure. */
const USUAL_LETTER_PX = 8;

/** How wide the words of a pin are, pixels; its figures are all as wide as a zero. */
export function textWidthPx(words: string): number {
  const known = widths.get(words);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  let width = words.length * USUAL_LETTER_PX;
  if (pen) {
    pen.font = `600 ${SIZE_PX}px ${getComputedStyle(document.body).fontFamily}`;
    width = Math.ceil(pen.measureText(words.replaceAll(/\d/g, '0')).width);
  }
  widths.set(words, width);
  return width;
}
