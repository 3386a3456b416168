/** Names that have an article only after a preposition; of cantons, and of districts in the French-speaking part. */
const HIDDEN_ARTICLES: readonly (readonly [article: string, names: RegExp])[] = [
  ['le', /^(?:Gros-de-Vaud|Jura|Lac$|Seeland|Tessin|Valais)/],
  ['la', /^(?:Broye|Glâne|Gruyère|Riviera|Sarine|Singine|Veveyse)/],
  ["l'", /^(?:Oberland|Ouest lausannois)/],
  ['les', /^(?:Franches-Montagnes|Grisons)/],
];
const STARTS_WITH_VOWEL = /^[aeiouyhàâäéèêëîïôöùûü]/i;
const NON_MUTE_H = /^(?:Hauterive|Haut)/;

/** A place after "à": `à Lausanne`, `au Locle`, `aux Breuleux`, `à La Chaux-de-Fonds`. */
export function frenchAt(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** A country after "in": `en Allemagne`, `au Liechtenstein`. */
export const frenchIn = (name: string): string => `${STARTS_WITH_VOWEL.test(name) ? 'en' : 'au'} ${name}`;

/** A canton or district after "de": `de Vaud`, `d'Argovie`, `du Valais`, `des Grisons`, `de la Gruyère`. */
export function frenchOf(name: string): string {
  const article = HIDDEN_ARTICLES.find(([, names]) => names.test(name))?.[0];
  switch (article) {
    case 'le':
      return `du ${name}`;
    case 'les':
      return `des ${name}`;
    case 'la':
      return `de la ${name}`;
    case "l'":
      return `de l’${name}`;
    default:
      return STARTS_WITH_VOWEL.test(name) && !NON_MUTE_H.test(name) ? `d’${name}` : `de ${name}`;
  }
}
