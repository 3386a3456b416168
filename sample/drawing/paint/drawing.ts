/** Subjects of drawings. */
export const MOTIFS = [
  'facade',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'floorPlan',
  'view',
  'parking',
  'commercial',
  'land',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** Forms of buildings. */
export const BUILDING_FORMS = [
  'block',
  'townhouse',
  'modern',
  'loft',
  'house',
  'rowHouse',
  'villa',
  'farmHouse',
  'castle',
  'chalet',
  'rustico',
  'commercial',
] as const;
export type BuildingForm = (typeof BUILDING_FORMS)[number];

/** Homes built before this year are high, with mouldings and iron railings. */
export const MODERN_SINCE = 1946;

/** Surroundings of a home. */
export const SURROUNDINGS = ['city', 'town', 'village'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Rooms in the open air that belong to a home. */
export const OUTDOORS = ['balcony', 'loggia', 'terrace', 'patio', 'roofTerrace'] as const;
export type Outdoor = (typeof OUTDOORS)[number];

export const FLOORINGS = ['parquet', 'planks', 'laminate', 'tiles'] as const;
export type Flooring = (typeof FLOORINGS)[number];

/** Ways to wash in a bathroom. */
export const WASHINGS = ['bath', 'shower', 'both'] as const;
export type Washing = (typeof WASHINGS)[number];

/** Kinds of commercial space. */
export const COMMERCIAL_USES = ['office', 'shop', 'workshop', 'practice', 'storage'] as const;
export type CommercialUse = (typeof COMMERCIAL_USES)[number];

/** Kinds of parking space. */
export const PARKINGS = ['open', 'covered', 'garage', 'underground'] as const;
export type Parking = (typeof PARKINGS)[number];

/** The facts of a home that its drawings show. */
export interface HomeLook {
  /** Of the home: its own colours, furniture and light. */
  readonly seed: number;
  readonly form: BuildingForm;
  /** Storeys from the ground floor up. */
  readonly storeys: number;
  readonly builtIn: number;
  readonly around: Surroundings;
  readonly isAlpine: boolean;
  readonly isSouth: boolean;
  /** Whether a lake is in sight. */
  readonly hasLake: boolean;
  readonly season: Season;
  /** 0 is the ground floor. */
  readonly floor: number;
  /** Whole rooms. */
  readonly rooms: number;
  /** m². */
  readonly area: number;
  readonly bathrooms: number;
  readonly outdoor: Outdoor | null;
  readonly flooring: Flooring;
  readonly washing: Washing;
  readonly isKitchenOpen: boolean;
  readonly hasFireplace: boolean;
  readonly hasPool: boolean;
  /** Commercial spaces and parking spaces only: their kind. */
  readonly kind: CommercialUse | Parking | null;
}

/** Orders a drawing: the same order is the same picture, on every machine. */
export interface Drawing {
  readonly motif: Motif;
  /** Number among the drawings of that motif of the home, from 0. */
  readonly number: number;
  readonly look: HomeLook;
}
