/** A whole number within bounds. @throws Error that names the bounds */
export function wholeNumber(text: string, lowest: number, highest: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < lowest || value > highest) {
    throw new Error(`must be a whole number from ${lowest} to ${highest}`);
  }
  return value;
}
