/** A line of a feed, without its end. */
export interface FeedLine {
  /** Number of the line, from 1. */
  line: number;
  text: string;
  /** Whether the line exceeds the longest record: the rest is dropped. */
  isCut: boolean;
}

/** Longest line that is read, characters: a record of the standard with every field full has half of it. */
export const LONGEST_LINE = 200_000;

/** Splits text that arrives in pieces into lines that end in CR LF, LF or CR; holds no more than one line. */
export function* feedLinesOf(pieces: Iterable<string>): Generator<FeedLine> {
  let rest = '';
  let line = 1;
  let isCut = false;
  for (const piece of pieces) {
    const parts = (rest + piece).split(LINE_END);
    rest = parts.pop() ?? '';
    for (const text of parts) {
      yield { line, text: text.slice(0, LONGEST_LINE), isCut: isCut || text.length > LONGEST_LINE };
      line += 1;
      isCut = false;
    }
    if (rest.length > LONGEST_LINE + 1) {
      isCut = true;
      // A CR at the very end may be half of a line end.
      rest = rest.slice(0, LONGEST_LINE) + (rest.endsWith('\r') ? '\r' : '');
    }
  }
  const [last = '', after] = rest.split('\r');
  yield { line, text: last.slice(0, LONGEST_LINE), isCut };
  if (after) yield { line: line + 1, text: after, isCut: false };
}

/** End of a line; a CR at the end of a piece waits for the next piece. */
const LINE_END = /\r\n|\n|\r(?=[^\n])/;
