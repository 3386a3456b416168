import type { Locale } from '#kernel/locale.ts';
import type { HomeLook, Motif, Season } from './drawing/paint/drawing.ts';

type Captions = Readonly<Record<Exclude<Motif, 'terrace' | 'parking' | 'commercial' | 'view'>, string>> & {
  readonly seasons: Readonly<Record<Season, string>>;
  readonly outdoor: Readonly<Record<NonNullable<HomeLook['outdoor']>, string>>;
  readonly kinds: Readonly<Record<NonNullable<HomeLook['kind']>, string>>;
  readonly views: Readonly<Record<'lake' | 'mountains' | 'town' | 'country', string>>;
};

const CAPTIONS: Readonly<Record<Locale, Captions>> = {
  de: {
    facade: 'Aussenansicht',
    living: 'Wohnzimmer',
    kitchen: 'Küche',
    bedroom: 'Schlafzimmer',
    bathroom: 'Bad',
    floorPlan: 'Grundriss',
    land: 'Parzelle',
    seasons: { spring: 'im Frühling', summer: 'im Sommer', autumn: 'im Herbst', winter: 'im Winter' },
    outdoor: {
      balcony: 'Balkon',
      loggia: 'Loggia',
      terrace: 'Terrasse',
      patio: 'Gartensitzplatz',
      roofTerrace: 'Dachterrasse',
    },
    kinds: {
      office: 'Büro',
      shop: 'Verkaufsfläche',
      practice: 'Praxis',
      workshop: 'Werkstatt',
      storage: 'Lager',
      open: 'Aussenparkplatz',
      covered: 'Gedeckter Parkplatz',
      garage: 'Garage',
      underground: 'Tiefgarage',
    },
    views: {
      lake: 'Aussicht auf den See',
      mountains: 'Aussicht auf die Berge',
      town: 'Aussicht über die Dächer',
      country: 'Aussicht ins Grüne',
    },
  },
  fr: {
    facade: 'Vue extérieure',
    living: 'Séjour',
    kitchen: 'Cuisine',
    bedroom: 'Chambre',
    bathroom: 'Salle de bains',
    floorPlan: 'Plan',
    land: 'Parcelle',
    seasons: { spring: 'au printemps', summer: 'en été', autumn: 'en automne', winter: 'en hiver' },
    outdoor: {
      balcony: 'Balcon',
      loggia: 'Loggia',
      terrace: 'Terrasse',
      patio: 'Terrasse de jardin',
      roofTerrace: 'Toit-terrasse',
    },
    kinds: {
      office: 'Bureau',
      shop: 'Surface de vente',
      practice: 'Cabinet',
      workshop: 'Atelier',
      storage: 'Dépôt',
      open: 'Place de parc extérieure',
      covered: 'Place de parc couverte',
      garage: 'Garage',
      underground: 'Parking souterrain',
    },
    views: {
      lake: 'Vue sur le lac',
      mountains: 'Vue sur les montagnes',
      town: 'Vue sur les toits',
      country: 'Vue sur la campagne',
    },
  },
  it: {
    facade: 'Vista esterna',
    living: 'Soggiorno',
    kitchen: 'Cucina',
    bedroom: 'Camera',
    bathroom: 'Bagno',
    floorPlan: 'Pianta',
    land: 'Terreno',
    seasons: { spring: 'in primavera', summer: 'in estate', autumn: 'in autunno', winter: 'in inverno' },
    outdoor: {
      balcony: 'Balcone',
      loggia: 'Loggia',
      terrace: 'Terrazza',
      patio: 'Patio',
      roofTerrace: 'Terrazza sul tetto',
    },
    kinds: {
      office: 'Ufficio',
      shop: 'Superficie di vendita',
      practice: 'Studio medico',
      workshop: 'Officina',
      storage: 'Magazzino',
      open: 'Posteggio esterno',
      covered: 'Posteggio coperto',
      garage: 'Garage',
      underground: 'Autorimessa',
    },
    views: {
      lake: 'Vista sul lago',
      mountains: 'Vista sulle montagne',
      town: 'Vista sui tetti',
      country: 'Vista sul verde',
    },
  },
  en: {
    facade: 'Exterior',
    living: 'Living room',
    kitchen: 'Kitchen',
    bedroom: 'Bedroom',
    bathroom: 'Bathroom',
    floorPlan: 'Floor plan',
    land: 'Plot',
    seasons: { spring: 'in spring', summer: 'in summer', autumn: 'in autumn', winter: 'in winter' },
    outdoor: {
      balcony: 'Balcony',
      loggia: 'Loggia',
      terrace: 'Terrace',
      patio: 'Garden terrace',
      roofTerrace: 'Roof terrace',
    },
    kinds: {
      office: 'Office',
      shop: 'Retail space',
      practice: 'Practice',
      workshop: 'Workshop',
      storage: 'Storage',
      open: 'Outdoor parking space',
      covered: 'Covered parking space',
      garage: 'Garage',
      underground: 'Underground car park',
    },
    views: {
      lake: 'View of the lake',
      mountains: 'View of the mountains',
      town: 'View over the rooftops',
      country: 'View of the countryside',
    },
  },
};

/** Captions of an agency: subject, season and view in the language of the advert. */
export function captionOf(locale: Locale, motif: Motif, look: HomeLook): string {
  const captions = CAPTIONS[locale];
  if (motif === 'terrace') return captions.outdoor[look.outdoor ?? 'terrace'];
  if (motif === 'parking' || motif === 'commercial') return captions.kinds[look.kind ?? 'office'];
  if (motif === 'view') return captions.views[viewOf(look)];
  const name = captions[motif];
  return motif === 'facade' && look.seed % 2 === 0 ? `${name} ${captions.seasons[look.season]}` : name;
}

function viewOf({ hasLake, isAlpine, around, floor }: HomeLook): keyof Captions['views'] {
  if (hasLake) return 'lake';
  if (isAlpine) return 'mountains';
  return around === 'village' || floor <= 0 ? 'country' : 'town';
}
