/** Letters of German, French, Italian and English beyond a–z, in lower case. */
const SMALL_LETTERS = 'äöüßàâæçèéêëîïòôœùûìÿ';
/** Symbols in adverts. */
const SIGNS = '–—’‘‚“”„…•€«»‹›°²³½¼¾§×±·´©®™ ';

/** Whether a character outside of ASCII is usual in adverts of the four languages. */
export const isUsualCharacter = (character: string): boolean =>
  SIGNS.includes(character) || isSupportedLetter(character);

/** Whether it is a letter of German, French, Italian or English. */
export const isSupportedLetter = (character: string): boolean => SMALL_LETTERS.includes(character.toLowerCase());
