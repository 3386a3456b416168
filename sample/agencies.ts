import { localityName } from './locality-name.ts';
import { CANTONS, cantonStatistics } from './market-statistics.ts';
import { phoneNumber, slugOf } from './people.ts';
import { listingWeight, type Place } from './place.ts';
import { type Random, weightedPicker } from './random.ts';
import { streetAddress } from './streets.ts';

/** An invented agency. */
export interface SampleAgency {
  readonly name: string;
  readonly slug: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly cityId: number;
  readonly phone: string;
  readonly email: string;
  readonly canton: string;
  readonly language: 'de' | 'fr' | 'it';
  /** Strength in its canton, compared with others. */
  readonly share: number;
  /** Also has listings in other cantons of its language. */
  readonly isSupraregional: boolean;
  /** Sends its listings as a feed. */
  readonly hasFeed: boolean;
}

/** Invented names by canton and language; an asterisk marks those with branches elsewhere. */
const NAMES: readonly (readonly [canton: string, language: 'de' | 'fr' | 'it', names: string])[] = [
  [
    'ZH',
    'de',
    `*Giebelwerk Immobilien AG, Limmatgrund Bewirtschaftung AG, *Schlüsselbund Immobilien AG, Türklinke Makler GmbH,
    Kieselbaum Liegenschaften AG, Storenblick Immobilien GmbH, Ofenbank & Partner AG, Rebhalder Treuhand AG, Imfeldegg Immobilien AG,
    Zwirnhof Verwaltungen AG, Wohnkontor Sihlmatt AG, Hausfink Immobilien GmbH, Dachreiter Immobilien AG, Fensterladen Immobilien GmbH,
    Uetlihalden Liegenschaften AG, Tössrain Immobilien AG, Glattfurt Immobilien AG, Quaderstein Vermarktung AG, Birchgrund Wohnen AG,
    Hägglinger & Rossweid Immobilien AG, Seegarten Kontor AG, Wendeltreppe Immobilien AG, Oberlichter Immobilien AG,
    Zinnenhof Immobilien AG, *Parketthaus AG, Stubengold Immobilien GmbH`,
  ],
  [
    'BE',
    'de',
    `*Laubenwerk Immobilien AG, Aarhalden Immobilien AG, Laubengang Verwaltungen AG, Emmenrain Immobilien AG,
    Tschachtler & Imoberwald AG, Stöckligut Immobilien GmbH, Niesenblick Liegenschaften AG, Kachelofen Liegenschaften AG,
    Sandsteiner Immobilien AG, Gürbematt Treuhand AG, Oberländer Hausschlüssel GmbH, Simmengrund Immobilien AG, Länggassgut Verwaltungs AG,
    Heimetlihus Immobilien GmbH, Seelandgut Immobilien AG, Worblenau Immobilien AG`,
  ],
  ['BE', 'fr', 'Régie du Vallon-Clair SA, Immobilière des Franches-Roches Sàrl'],
  [
    'LU',
    'de',
    `Reussgrund Immobilien AG, Pilatushalder Immobilien AG, Museggut Verwaltungen AG, Kapellmatt Immobilien AG,
    Rigirain Immobilien GmbH, Wiggernau Immobilien AG, Seetalgut Immobilien AG, Holzschindel Immobilien GmbH`,
  ],
  ['UR', 'de', 'Schächengrund Immobilien AG, Föhnhaus Immobilien GmbH'],
  [
    'SZ',
    'de',
    'Mythenrain Immobilien AG, Höfnergut Liegenschaften AG, Linthmatt Immobilien AG, Steinauer & Gwerderegg AG',
  ],
  ['OW', 'de', 'Melchgrund Immobilien GmbH, Sarneraa Wohnkontor AG'],
  ['NW', 'de', 'Bürgenrain Immobilien AG, Aawasser Immobilien GmbH'],
  ['GL', 'de', 'Glärnischgut Immobilien AG, Fridligut Immobilien GmbH'],
  [
    'ZG',
    'de',
    `Lorzengrund Immobilien AG, Kirschsteiner Immobilien AG, Zurlaubner Liegenschaften AG, Seehalder Residenzen AG,
    Chomerrain Immobilien AG`,
  ],
  [
    'FR',
    'fr',
    `Régie de la Sarinette SA, Immobilier Pré-Vanil SA, Gérance du Vieux-Pressoir SA, Agence Clé-de-Laurier Sàrl,
    Bolzé-Rive Immobilier SA`,
  ],
  ['FR', 'de', 'Sensematt Immobilien AG, Murtenlauben Immobilien AG'],
  [
    'SO',
    'de',
    `Weissenrain Immobilien AG, Jurasteiner Liegenschaften AG, Dünnernau Immobilien GmbH, Wasseramtgut Immobilien AG,
    Gäumatt Verwaltungen AG, Schwarzbubengut Immobilien AG`,
  ],
  [
    'BS',
    'de',
    `Rheinknie Kontor AG, Spalengut Immobilien AG, Fährimaa Immobilien GmbH, Daigrund Verwaltungs AG, Leckerligut Liegenschaften AG,
    Drei Giebel Immobilien AG`,
  ],
  [
    'BL',
    'de',
    `Birsrain Immobilien AG, Ergolzgut Immobilien AG, Posamenter Immobilien AG, Rebstockhalde Immobilien GmbH,
    Blauengrund Immobilien AG`,
  ],
  ['SH', 'de', 'Munothalde Immobilien AG, Randengut Immobilien GmbH, Rheinfallner Liegenschaften AG'],
  ['AR', 'de', 'Schindelhaus Immobilien AG, Gäbrisrain Immobilien GmbH'],
  ['AI', 'de', 'Alpsteiner Wohnkontor GmbH'],
  [
    'SG',
    'de',
    `Stickergut Immobilien AG, Gallusrain Immobilien AG, Sitterau Verwaltungen AG, Rosenrainer Immobilien AG,
    Toggengut Immobilien GmbH, Rheintalgrund Immobilien AG, Walensteiner Immobilien AG, *Erkerwerk Immobilien AG,
    Thurrain Liegenschaften AG, Churfirst Wohnkontor AG`,
  ],
  [
    'GR',
    'de',
    `Arvenstube Immobilien AG, Calandagrund Immobilien AG, Plessurgut Verwaltungen AG, Sgraffitohaus Immobilien AG,
    Chasa Larisch Immobilien AG, Steinbockhalde Immobilien GmbH`,
  ],
  ['GR', 'it', 'Immobiliare Pozzo Chiaro Sagl'],
  [
    'AG',
    'de',
    `Aaremattner Immobilien AG, Reussbogen Immobilien AG, Wynengut Immobilien GmbH, Rüebligut Immobilien AG, Thermenrain Immobilien AG,
    Freiämtergut Immobilien AG, Hallwilmatt Immobilien AG, Fricktalgrund Immobilien AG, Suhrenau Verwaltungen AG,
    Staufengut Immobilien AG, Strohdach Immobilien GmbH, Wasserschlosser Immobilien AG`,
  ],
  [
    'TG',
    'de',
    `Mostgarten Immobilien AG, Obstgut Liegenschaften AG, Murgrain Immobilien GmbH, Unterseeufer Wohnkontor AG,
    Fachwerkgut Immobilien AG, Apfelhalde Immobilien AG`,
  ],
  [
    'TI',
    'it',
    `Fiduciaria Cortile Verde SA, Immobiliare Pietra Serena Sagl, *Castagneto Immobili SA, Studio Immobiliare Tre Ronchi Sagl,
    Lagobello Gestioni SA, Casa Camelia Immobiliare SA, Fiduciaria Portico Antico SA, Immobiliare Riva Quieta SA,
    Gestioni Cà Rossa SA, Immobiliare Vignascia Sagl, Dimore del Sottobosco SA, Chiavi in Mano Valmara Sagl`,
  ],
  [
    'VD',
    'fr',
    `*Régie de la Tour-Carrée SA, Immobilier Clair-Tilleul SA, Régie Beaupraz & Fils SA, Gérance des Trois-Noyers SA,
    Les Clés du Coteau Sàrl, Agence Rive-Blonde Sàrl, Régie Montalbert SA, Terrasses & Toits Immobilier SA,
    Courtage Pierre-Ancienne SA, Agence du Perron Vert Sàrl, Régie Champrenaud SA, Immobilière de la Venoge-Claire SA,
    *Volets Bleus Immobilier SA, Gérance Bois-Jaunin SA, Régie du Cep d'Or SA, Habitat Jorat-Sud SA, Agence Mon Perchoir Sàrl`,
  ],
  [
    'VS',
    'fr',
    `Agence Sous-le-Bisse SA, Immobilier Haut-Coteau Sàrl, Régie Rhône-Soleil SA, Chalets & Mazots Immobilier SA,
    Agence des Trois Mélèzes Sàrl, Immo Plan-des-Vignes SA, Gérance Combe-Rousse SA`,
  ],
  ['VS', 'de', 'Lärchengrund Immobilien AG, Stadelwerk Immobilien GmbH, Rottenrain Immobilien AG'],
  [
    'NE',
    'fr',
    `Régie Pierre-Jaune SA, Immobilier Roc-Clair SA, Agence du Vignoble-Neuf Sàrl, Gérance du Cadran SA,
    Régie des Montagnes-Claires SA`,
  ],
  [
    'GE',
    'fr',
    `*Régie Champ-Vermeil SA, Régie du Vieux-Fanal SA, Immobilier Quai-Neuf SA, Pictaval & Rochemond SA, Régie des Quatre-Tilleuls SA,
    Agence Plein-Jet Immobilier Sàrl, Gérance de la Jonquille SA, Courtage Rive-d'Or SA, Régie Saint-Amarin SA,
    Campagne & Cité Immobilier SA, Régie Bastionnet SA, Clef de Voûte Immobilier Sàrl`,
  ],
  ['JU', 'fr', 'Immobilier Trois-Sapins Sàrl, Agence de la Baroche-Dorée SA, Régie Ajoie-Logis SA'],
];

/** Share of the agencies that send a feed. */
const FEED_SHARE = 0.6;

/** The invented agencies, each with its seat in a town of its canton. */
export function inventAgencies(random: Random, places: readonly Place[]): SampleAgency[] {
  return NAMES.flatMap(([canton, language, names]) => {
    const local = places.filter((place) => place.regionCode === canton);
    const seats = local.filter((place) => place.language === language);
    if (local.length === 0) return [];
    const seat = weightedPicker(
      (seats.length > 0 ? seats : local).map((place) => [place, listingWeight(place) ** 1.3]),
    );
    return names.split(/,\s+/).map((name) => inventAgency(random, { name, canton, language, place: seat(random) }));
  });
}

function inventAgency(
  random: Random,
  { name: marked, canton, language, place }: Pick<SampleAgency, 'name' | 'canton' | 'language'> & { place: Place },
): SampleAgency {
  const name = marked.replace('*', '');
  const locality = place.pickLocality(random);
  const slug = slugOf(name);
  return {
    name,
    slug,
    canton,
    language,
    street: streetAddress(random, place),
    postalCode: locality.postalCode,
    city: localityName(locality.name),
    cityId: place.cityId,
    phone: phoneNumber(random, cantonStatistics(canton).dialCode),
    email: `${slug}@example.ch`,
    share: random.lognormal(0.7) * (marked === name ? 1 : 2.5),
    isSupraregional: marked !== name,
    hasFeed: random.chance(FEED_SHARE),
  };
}

/** Draws the agency of a listing by canton and language. */
export function agencyPicker(agencies: readonly SampleAgency[]): (random: Random, place: Place) => SampleAgency | null {
  const pickers = new Map<string, ReturnType<typeof weightedPicker<SampleAgency>>>();
  for (const canton of Object.keys(CANTONS)) {
    for (const language of ['de', 'fr', 'it'] as const) {
      const weights = agencies
        .map((agency) => [agency, shareIn(agency, canton, language)] as const)
        .filter(([, share]) => share > 0);
      if (weights.length > 0) pickers.set(`${canton} ${language}`, weightedPicker(weights));
    }
  }
  return (random, place) => pickers.get(`${place.regionCode} ${place.language}`)?.(random) ?? null;
}

function shareIn(agency: SampleAgency, canton: string, language: string): number {
  if (agency.language !== language) return 0;
  if (agency.canton === canton) return agency.share;
  return agency.isSupraregional ? agency.share * 0.08 : 0;
}
