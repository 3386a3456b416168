/**
 * Whether the title of a picture, in any of the product's languages, names a plan: of the rooms, of a floor or of the plot.
 *
 * Sources mark plans by nothing else.
 *
 * @source docs/reference/listings.md, "Pictures"
 */
export function isPlanTitle(title: string): boolean {
  return PLAN.test(title.replace(NO_PLAN, ''));
}

/** A word that names a plan; in German also as the end of a longer one ("Wohnungsplan"). */
const PLAN =
  /grundriss|(?:(?<=\p{L}{3})plan|(?<!\p{L})(?:floor ?plans?|plans?|pläne|planimetri[ae]|piantin[ae]|pianta))(?!\p{L})/iu;

/** Photographs whose titles have such a word: a worktop, a background, the ground floor of a house. */
const NO_PLAN =
  /plans? de travail|(?:premier|arri[eè]re|second)[ -]plans?|open[ -]plan|plans? d[’']eau|esplan\p{L}*/giu;
