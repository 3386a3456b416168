/**
 * Similarity of two keys, 0 … 1: the share of trigrams in common, as pg_trgm counts it. One wrong letter in a longer name gives about
 * 0.5 or more.
 */
export function nameSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [mine, theirs] = [piecesOf(one), piecesOf(other)];
  const common = [...mine].filter((piece) => theirs.has(piece)).length;
  return common / (mine.size + theirs.size - common || 1);
}

function piecesOf(key: string): Set<string> {
  const pieces = new Set<string>();
  for (const word of key.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; word && at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3));
  }
  return pieces;
}
