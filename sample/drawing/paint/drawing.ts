/** Subjects of drawings. */
export type Motif =
  | 'facade'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'floorPlan'
  | 'view'
  | 'parking'
  | 'commercial'
  | 'land';

/** Forms of buildings. */
export type BuildingForm =
  | 'block'
  | 'townhouse'
  | 'modern'
  | 'loft'
  | 'house'
  | 'rowHouse'
  | 'villa'
  | 'farmHouse'
  | 'castle'
  | 'chalet'
  | 'rustico'
  | 'commercial';

/** Surroundings of a home. */
export type Surroundings = 'city' | 'town' | 'village';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

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
  readonly outdoor: 'balcony' | 'loggia' | 'terrace' | 'patio' | 'roofTerrace' | null;
  readonly flooring: 'parquet' | 'planks' | 'laminate' | 'tiles';
  readonly washing: 'bath' | 'shower' | 'both';
  readonly isKitchenOpen: boolean;
  readonly hasFireplace: boolean;
  readonly hasPool: boolean;
  /** Commercial spaces and parking spaces only: their kind. */
  readonly kind:
    | 'office'
    | 'shop'
    | 'workshop'
    | 'practice'
    | 'storage'
    | 'open'
    | 'covered'
    | 'garage'
    | 'underground'
    | null;
}

/** Orders a drawing: the same order is the same picture, on every machine. */
export interface Drawing {
  readonly motif: Motif;
  /** Number among the drawings of that motif of the home, from 0. */
  readonly number: number;
  readonly look: HomeLook;
}
