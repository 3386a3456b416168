/** A description that takes up to so many characters is shown whole. */
const SHORT = 900;
/** Where a longer one is cut, at the end of a line or sentence before. */
const CUT = 600;

/**
 * Parts a long description in two: what is read at once, and the rest. It is cut between two lines, else between two
 * sentences; a short one, or one without any such place, stays whole.
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
