import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { isUsualCharacter } from './characters.ts';

/**
 * Restores a text whose UTF-8 was read as Windows-1252 and encoded again ("ZÃ¼rich" to "Zürich"). Only sequences that give a
 * character of the four languages are replaced; a text that was encoded once stays as it is.
 */
export function undoDoubleUtf8(text: string): string {
  return text.replaceAll(LOOKS_DOUBLE, (run) => {
    const character = meantBy(run);
    return character !== null && isUsualCharacter(character) ? character : run;
  });
}

/** A first byte of UTF-8 and those that follow it, as Windows-1252 or ISO-8859-1 shows them. */
const CONTINUATION = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const LOOKS_DOUBLE = new RegExp(`[ÂÃÅË]${CONTINUATION}|â${CONTINUATION}{2}`, 'gu');

function meantBy(run: string): string | null {
  const bytes = Buffer.concat(
    [...run].map((character) =>
      character <= '\u00FF' ? Buffer.from(character, 'latin1') : iconv.encode(character, 'win1252'),
    ),
  );
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}
