/** Resolution of a drawing, points a millimetre (96 an inch). */
const POINTS_PER_MM = 96 / 25.4;
/**
 * Position of the code on every Swiss QR-bill (Swiss Implementation Guidelines QR-bill, 6.4), with its white margin, millimetres; the frame
 * on the page adds the rest that a camera needs.
 */
const CODE_MM = { x: 64.5, y: 14.5, size: 51 };

/**
 * Cuts the code out of the drawing of a QR-bill, so that it is large enough for a camera on a small screen, too.
 *
 * @param svg the payment part as the API draws it
 */
export function codeOfBill(svg: string): string {
  const [x, y, size] = [CODE_MM.x, CODE_MM.y, CODE_MM.size].map((mm) => (mm * POINTS_PER_MM).toFixed(2));
  return svg.replace(
    /^[^<]*(?:<\?[^>]*>\s*)?<svg\b[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${size} ${size}">`,
  );
}
