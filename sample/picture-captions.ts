import type { Locale } from '#kernel/locale.ts';
import type { PictureMotif } from './picture-catalogue.ts';

const CAPTIONS: Readonly<Record<Locale, Readonly<Record<PictureMotif, string>>>> = {
  de: {
    facade: 'Aussenansicht',
    living: 'Wohnzimmer',
    kitchen: 'Küche',
    bedroom: 'Schlafzimmer',
    bathroom: 'Bad',
    terrace: 'Aussenbereich',
    floorPlan: 'Grundriss',
    view: 'Aussicht',
    parking: 'Parkplatz',
    commercial: 'Innenansicht',
    land: 'Parzelle',
    stairwell: 'Treppenhaus',
  },
  fr: {
    facade: 'Vue extérieure',
    living: 'Séjour',
    kitchen: 'Cuisine',
    bedroom: 'Chambre',
    bathroom: 'Salle de bains',
    terrace: 'Extérieur',
    floorPlan: 'Plan',
    view: 'Vue',
    parking: 'Place de parc',
    commercial: 'Vue intérieure',
    land: 'Parcelle',
    stairwell: 'Cage d’escalier',
  },
  it: {
    facade: 'Vista esterna',
    living: 'Soggiorno',
    kitchen: 'Cucina',
    bedroom: 'Camera',
    bathroom: 'Bagno',
    terrace: 'Esterno',
    floorPlan: 'Pianta',
    view: 'Vista',
    parking: 'Posteggio',
    commercial: 'Vista interna',
    land: 'Terreno',
    stairwell: 'Vano scale',
  },
  en: {
    facade: 'Exterior',
    living: 'Living room',
    kitchen: 'Kitchen',
    bedroom: 'Bedroom',
    bathroom: 'Bathroom',
    terrace: 'Outdoor space',
    floorPlan: 'Floor plan',
    view: 'View',
    parking: 'Parking space',
    commercial: 'Interior',
    land: 'Plot',
    stairwell: 'Stairwell',
  },
};

/** Captions of an agency. */
export const captionOf = (locale: Locale, motif: PictureMotif): string => CAPTIONS[locale][motif];
