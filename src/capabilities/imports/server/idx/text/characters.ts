/** Letters of German, French, Italian and English beyond a–z, in small. */
const SMALL_LETTERS = 'äöüßàâæçèéêëîïòôœùûìÿ';
/** Signs that adverts are written with. */
const SIGNS = '–—’‘‚“”„…•€«»‹›°²³½¼¾§×±·´©®™ ';

/** Whether a character outside of ASCII is usual in adverts of our languages. */
export const isUsualCharacter = (character: string): boolean => SIGNS.includes(character) || isLetterOfOurs(character);

/** Whether it is a letter that German, French, Italian or English write. */
export const isLetterOfOurs = (character: string): boolean => SMALL_LETTERS.includes(character.toLowerCase());
