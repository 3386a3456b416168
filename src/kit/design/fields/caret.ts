/**
 * The position of the caret in a text whose spaces were set anew: behind as many digits as before.
 *
 * @returns offset in characters; the end when there are fewer digits
 */
export function placeAfterDigits(text: string, digits: number): number {
  let left = digits;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (left === 0) return offset;
    if (/\d/.test(text.charAt(offset))) left -= 1;
  }
  return text.length;
}
