/** Longest description that is shown whole, characters. */
const SHORT = 900;
/** Position of the cut in a longer one, moved back to the end of a line or sentence; characters. */
const CUT = 600;

/**
 * Splits a long description into a start and the rest, between two lines, else between two sentences.
 *
 * A short one, or one without such a position, stays whole.
 */
export function splitDescription(text: string): { start: string; rest: string } {
  if (text.length <= SHORT) return { start: text, rest: '' };
  const line = text.lastIndexOf('\n', CUT);
  const sentence = text.lastIndexOf('. ', CUT) + 1;
  const cut = line >= CUT / 2 ? line : sentence;
  return cut > 0
    ? { start: text.slice(0, cut).trimEnd(), rest: text.slice(cut).trimStart() }
    : { start: text, rest: '' };
}
