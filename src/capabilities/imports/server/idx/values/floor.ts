/**
 * Floor of an object: 0 is the ground, negative is below. The text has numbers, and the words of four languages around them:
 * "3.OG", "UG", "2. UG", "EG", "1er étage", "3° piano".
 *
 * `hidden` where the sender asks not to show it (99), null where the text is unreadable.
 *
 * @source docs/reference/feeds.md, "Floor"
 */
export function parseFloor(text: string): number | 'hidden' | null {
  if (text === '99') return 'hidden';
  if (text === '-') return -1;
  return (
    floorInDigits(text) ??
    floorInWords(
      text
        .toLowerCase()
        .replaceAll(/[.\s]+/g, ' ')
        .trim(),
    )
  );
}

function floorInDigits(text: string): number | null {
  const match = /^(-?)\s?(\d{1,3})(?:\.0+)?\s?(-?)$/.exec(text);
  if (!match) return null;
  const storeys = Number(match[2]);
  const isBelowGround = match[1] === '-' || match[3] === '-';
  return isBelowGround && storeys > 0 ? -storeys : storeys;
}

function floorInWords(words: string): number | null {
  if (GROUND.test(words)) return 0;
  const match = /^(\d{1,2})?(?:er|ère|re|ème|eme|e|°|º|st|nd|rd|th)? ?([\p{L}-][\p{L} -]*)?$/u.exec(words);
  const [, digits, word] = match ?? [];
  if (!word) return match && digits ? Number(digits) : null;
  if (BELOW.test(word)) return -Number(digits ?? 1);
  return ABOVE.test(word) && (digits || word === 'og') ? Number(digits ?? 1) : null;
}

const GROUND =
  /^(eg|erdgeschoss|parterre|hochparterre|hp|rez|rdc|rez-de-chaussée|rez inférieur|rez supérieur|rez de chaussée|pt|pianterreno|piano terra|piano terreno|ground|ground floor)$/;
const BELOW = /^(ug|untergeschoss|keller|sous-sol|ss|seminterrato|interrato|basement)$/;
const ABOVE = /^(og|obergeschoss|stock|stockwerk|etage|étage|et|ét|piano|p|floor)$/;
