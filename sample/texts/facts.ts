const OFFER = [
  'rent',
  'sell',
  'private',
  'agency',
  'contactPerson',
  'availableNow',
  'availableLater',
  'onRequest',
  'priced',
  'feesIncluded',
] as const;

const PLACE = [
  'city',
  'town',
  'village',
  'alpine',
  'resort',
  'south',
  'lakeside',
  'university',
  'quiet',
  'central',
  'tram',
  'metro',
  'train',
  'bus',
  'postbus',
  'stopNear',
  'shopNear',
  'schoolNear',
  'motorway',
  'centre',
] as const;

const BUILDING = [
  'planned',
  'lived',
  'firstUse',
  'asNew',
  'renovated',
  'kept',
  'needsWork',
  'old',
  'midCentury',
  'modern',
  'small',
  'tall',
] as const;

const HOME = [
  'studio',
  'oneBedroom',
  'compact',
  'family',
  'large',
  'ground',
  'basementFloor',
  'upper',
  'top',
  'high',
  'noLift',
  'attic',
  'duplex',
  'loft',
  'penthouse',
  'furnished',
  'plain',
  'single',
  'row',
  'bifamiliar',
  'terraced',
  'villa',
  'farm',
  'castle',
  'granny',
  'chalet',
  'rustic',
  'multiFamily',
  'balcony',
  'loggia',
  'terrace',
  'patio',
  'roofTerrace',
  'outdoor',
  'sunny',
  'eveningSun',
  'oneBath',
  'twoBaths',
  'parquet',
  'planks',
  'laminate',
  'tiles',
  'ownLaundry',
  'sharedLaundry',
  'bath',
  'shower',
  'bathAndShower',
  'heatPump',
  'district',
  'pellets',
  'gas',
  'oil',
] as const;

const FEATURES = [
  'lift',
  'fireplace',
  'pets',
  'openKitchen',
  'separateKitchen',
  'garden',
  'parking',
  'pool',
  'view',
  'newBuilding',
  'wheelchair',
  'minergie',
  'charging',
  'plug',
  'lakeView',
  'mountainView',
  'cellar',
  'airCondition',
  'fibre',
  'equippedKitchen',
  'pantry',
  'sauna',
] as const;

const OTHERS = [
  'openSlot',
  'coveredSlot',
  'garage',
  'underground',
  'office',
  'shop',
  'workshop',
  'practice',
  'storage',
  'buildingLand',
  'farmLand',
  'industrialLand',
  'commercialLand',
  'twoFlatmates',
  'lastFlatmate',
] as const;

/** Conditions of sentences; each is true or false of an object as it is advertised. */
const TAGS = [...OFFER, ...PLACE, ...BUILDING, ...HOME, ...FEATURES, ...OTHERS] as const;

/** A condition of a sentence. */
export type Tag = (typeof TAGS)[number];

const NAMES: ReadonlySet<string> = new Set(TAGS);

/** Whether a word is a condition sentences can have. */
export const isTag = (word: string): word is Tag => NAMES.has(word);

/** Values for the sentences of a language; null for an unknown or omitted value. */
export type Slots = Readonly<Record<string, string | null>>;

/** Facts of an object, ready for the sentences of one language. */
export interface Facts {
  readonly tags: ReadonlySet<Tag>;
  readonly slots: Slots;
  /** Gender of the noun the advert uses for the object; neuter counts as masculine. */
  readonly isFeminine: boolean;
}
