/** Length of an excerpt, characters: two lines of a row. */
const LONGEST = 180;
/** Part of a description that can reach an excerpt: further characters are not looked at. */
const LOOKED_AT = 2 * LONGEST;

/** The beginning of a description in one line, cut between two words. */
export function excerptOf(description: string): string {
  const line = description.slice(0, LOOKED_AT).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const space = line.lastIndexOf(' ', LONGEST - 1);
  return `${line.slice(0, space > 0 ? space : LONGEST - 1)}…`;
}
