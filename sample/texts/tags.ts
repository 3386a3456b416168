import { Feature } from '#capabilities/offers/feature.ts';
import { Category, Exposition, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits } from '#kernel/bits.ts';
import type { Advert } from '../advertised.ts';
import { isSunny } from '../features.ts';
import type { Tag } from './facts.ts';
import { bedroomsOf } from './wording.ts';

type Truths = readonly (readonly [Tag, boolean | null | undefined])[];

/** The conditions that are true of an object as it is advertised. */
export function tagsOf(advertised: Advert): ReadonlySet<Tag> {
  const truths: Truths = [
    ...ofOffer(advertised),
    ...ofPlace(advertised),
    ...ofBuilding(advertised),
    ...ofHome(advertised),
  ];
  const tags = new Set<Tag>();
  for (const [tag, isTrue] of truths) if (isTrue) tags.add(tag);
  for (const [tag, feature] of FEATURE_TAGS) if (hasAllBits(advertised.home.features, feature)) tags.add(tag);
  const kind = KIND_TAGS.get(advertised.home.subCategory);
  if (kind) tags.add(kind);
  if (advertised.home.outdoor) tags.add(advertised.home.outdoor);
  if (advertised.home.use) tags.add(advertised.home.use);
  return tags;
}

function ofOffer({ home, price, availability, advertiser }: Advert): Truths {
  return [
    ['rent', home.offerType === OfferType.Rent],
    ['sell', home.offerType === OfferType.Sell],
    ['private', advertiser.kind === 'private'],
    ['agency', advertiser.kind === 'agency'],
    ['contactPerson', advertiser.kind === 'agency' && advertiser.person !== null],
    ['availableNow', availability.kind === 'now'],
    ['availableLater', availability.kind === 'date'],
    ['onRequest', availability.kind === 'onRequest'],
    ['priced', price !== null],
    ['feesIncluded', price !== null && price.additionalFees !== null],
  ];
}

function ofPlace({ home: { site, fittings } }: Advert): Truths {
  const { place } = site;
  const { kind } = site.locality;
  const isCentral = kind !== 'village' && site.stopMinutes <= 3 && site.shopMinutes <= 5;
  return [
    ['city', kind === 'city'],
    ['town', kind === 'town'],
    ['village', kind === 'village'],
    ['alpine', place.isAlpine],
    ['resort', place.town?.isResort],
    ['south', place.isSouth],
    ['lakeside', site.lakeKm !== null && site.lakeKm < 1.5],
    ['university', place.town?.hasUniversity && kind !== 'village'],
    ['quiet', fittings?.isQuiet],
    ['central', isCentral],
    [site.stop, true],
    ['stopNear', site.stopMinutes <= 3],
    ['shopNear', site.shopMinutes <= 4],
    ['schoolNear', site.schoolMinutes <= 5],
    ['motorway', site.motorwayMinutes !== null],
    ['centre', place.centre !== null],
  ];
}

function ofBuilding({ home: { building, fittings, category }, year }: Advert): Truths {
  if (!building || !fittings) return [];
  const { builtIn, floors } = building;
  const isPlanned = builtIn > year;
  return [
    ['planned', isPlanned],
    ['lived', builtIn < year && fittings.condition !== 'needsWork'],
    ['firstUse', fittings.condition === 'firstUse' && !isPlanned],
    ['asNew', fittings.condition === 'asNew'],
    ['renovated', fittings.condition === 'renovated'],
    ['kept', fittings.condition === 'kept'],
    ['needsWork', fittings.condition === 'needsWork'],
    ['old', builtIn < 1931],
    ['midCentury', builtIn >= 1946 && builtIn < 1986 && fittings.condition === 'kept'],
    ['modern', builtIn >= 2005],
    ['small', category === Category.Apartment && floors <= 3],
    ['tall', floors >= 6],
    ['furnished', fittings.isFurnished],
    [fittings.heating, true],
    [fittings.flooring, true],
    ['ownLaundry', fittings.laundry === 'own'],
    ['sharedLaundry', fittings.laundry === 'shared'],
    [fittings.washing === 'both' ? 'bathAndShower' : fittings.washing, true],
  ];
}

function ofHome(advertised: Advert): Truths {
  const { home } = advertised;
  const { rooms, floor, category, livingSpace, bathrooms, exposition, building } = home;
  const isApartment = category === Category.Apartment;
  const isDwelling = isApartment || category === Category.House;
  const topFloor = (building?.floors ?? 99) - 1;
  const isUpper = isApartment && floor !== null && floor >= 1;
  return [
    ['studio', isApartment && rooms !== null && rooms < 2],
    ['oneBedroom', isApartment && bedroomsOf(advertised) === 1],
    ['compact', isApartment && rooms !== null && rooms >= 2 && rooms < 3.5],
    ['family', isDwelling && rooms !== null && rooms >= 4 && rooms < 8],
    ['large', isDwelling && (livingSpace ?? 0) >= 130],
    ['ground', floor === 0],
    ['basementFloor', isApartment && floor !== null && floor < 0],
    ['upper', isUpper],
    ['top', isUpper && floor >= 2 && floor >= topFloor],
    ['high', isUpper && floor >= 5],
    ['noLift', isUpper && floor <= 4 && !hasAllBits(home.features, Feature.Elevator)],
    ['outdoor', home.outdoor !== null],
    ['sunny', isSunny(exposition)],
    ['eveningSun', (exposition & Exposition.West) !== 0],
    ['oneBath', bathrooms === 1],
    ['twoBaths', bathrooms !== null && bathrooms >= 2],
    ['twoFlatmates', home.flatmates === 2],
    ['lastFlatmate', home.flatmates === 1],
  ];
}

const KIND_TAGS: ReadonlyMap<Subcategory, Tag> = new Map<Subcategory, Tag>([
  [Subcategory.Apartment, 'plain'],
  [Subcategory.AtticMansard, 'attic'],
  [Subcategory.Duplex, 'duplex'],
  [Subcategory.Loft, 'loft'],
  [Subcategory.Penthouse, 'penthouse'],
  [Subcategory.SingleHouse, 'single'],
  [Subcategory.RowHouse, 'row'],
  [Subcategory.BifamiliarHouse, 'bifamiliar'],
  [Subcategory.TerracedHouse, 'terraced'],
  [Subcategory.Villa, 'villa'],
  [Subcategory.FarmHouse, 'farm'],
  [Subcategory.Castle, 'castle'],
  [Subcategory.GrannyFlat, 'granny'],
  [Subcategory.Chalet, 'chalet'],
  [Subcategory.RusticHouse, 'rustic'],
  [Subcategory.MultiFamilyHouse, 'multiFamily'],
  [Subcategory.OpenSlot, 'openSlot'],
  [Subcategory.CoveredSlot, 'coveredSlot'],
  [Subcategory.SingleGarage, 'garage'],
  [Subcategory.UndergroundGarage, 'underground'],
  [Subcategory.Land, 'buildingLand'],
  [Subcategory.AgriculturalLand, 'farmLand'],
  [Subcategory.IndustrialLand, 'industrialLand'],
  [Subcategory.CommercialLand, 'commercialLand'],
]);

const FEATURE_TAGS: readonly (readonly [Tag, Feature])[] = [
  ['lift', Feature.Elevator],
  ['fireplace', Feature.Fireplace],
  ['pets', Feature.PetsAllowed],
  ['openKitchen', Feature.OpenKitchen],
  ['separateKitchen', Feature.SeparateKitchen],
  ['equippedKitchen', Feature.EquippedKitchen],
  ['garden', Feature.Garden],
  ['parking', Feature.ParkingSpotGarage],
  ['pool', Feature.SwimmingPool],
  ['view', Feature.View],
  ['newBuilding', Feature.NewBuilding],
  ['wheelchair', Feature.WheelchairAccess],
  ['minergie', Feature.MinergieCertified],
  ['charging', Feature.ChargingStation],
  ['plug', Feature.ElectricPlug],
  ['lakeView', Feature.LakeView],
  ['mountainView', Feature.MountainView],
  ['cellar', Feature.Basement],
  ['airCondition', Feature.AirCondition],
  ['fibre', Feature.OpticalFiber],
  ['pantry', Feature.Pantry],
  ['sauna', Feature.Sauna],
];
