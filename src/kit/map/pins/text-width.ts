const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Font size of the letters of a pin, pixels: small and strong, in the font of the page. */
const SIZE_PX = 13.33;
/** Width of a letter if the browser cannot measure, pixels. */
const USUAL_LETTER_PX = 8;

/** Width of the words of a pin, pixels; its digits are all as wide as a zero. */
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
