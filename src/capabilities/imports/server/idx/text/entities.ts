/** The named HTML entities that occur in texts of our four languages. */
export const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...pairs('amp & lt < gt > quot " apos \''),
  ...pairs('auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß'),
  ...pairs('agrave à acirc â aacute á aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì icirc î iuml ï'),
  ...pairs('ograve ò ocirc ô oelig œ ugrave ù ucirc û Agrave À Acirc Â Ccedil Ç Egrave È Eacute É Ecirc Ê'),
  ...pairs('Euml Ë Igrave Ì Icirc Î Iuml Ï Ograve Ò Ocirc Ô OElig Œ Ugrave Ù Ucirc Û'),
  ...pairs('laquo « raquo » lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ndash – mdash — hellip … bull • middot ·'),
  ...pairs('euro € sect § deg ° sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ times × plusmn ± copy © reg ® trade ™'),
  ['nbsp', ' '],
  ['shy', ''],
]);

function pairs(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, words[index + 1] ?? '']] : []));
}
