import { Feature } from '#capabilities/offers/feature.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits } from '#kernel/bits.ts';
import type { BuildingForm, HomeLook, Season } from './drawing/paint/drawing.ts';
import type { Home } from './home.ts';
import type { Random } from './random.ts';

/** Seeds of looks, as many as `seeded` distinguishes: two of 20,000 homes share one in one market of twenty, and differ by their facts. */
const SEEDS = 2 ** 32;

const FORMS: ReadonlyMap<Subcategory, BuildingForm> = new Map<Subcategory, BuildingForm>([
  [Subcategory.SingleHouse, 'house'],
  [Subcategory.BifamiliarHouse, 'house'],
  [Subcategory.GrannyFlat, 'farmHouse'],
  [Subcategory.RowHouse, 'rowHouse'],
  [Subcategory.TerracedHouse, 'modern'],
  [Subcategory.Villa, 'villa'],
  [Subcategory.FarmHouse, 'farmHouse'],
  [Subcategory.Castle, 'castle'],
  [Subcategory.Chalet, 'chalet'],
  [Subcategory.RusticHouse, 'rustico'],
  [Subcategory.Loft, 'loft'],
]);

const PARKINGS: ReadonlyMap<Subcategory, HomeLook['kind']> = new Map<Subcategory, HomeLook['kind']>([
  [Subcategory.OpenSlot, 'open'],
  [Subcategory.CoveredSlot, 'covered'],
  [Subcategory.SingleGarage, 'garage'],
  [Subcategory.UndergroundGarage, 'underground'],
]);

/** The look of a home: its facts, and a seed for what no fact decides. */
export function lookOf(random: Random, home: Home): HomeLook {
  const { site, features, rooms, livingSpace, building, fittings } = home;
  const season = seasonOf(random, site.place.isAlpine);
  return {
    seed: random.int(0, SEEDS - 1),
    form: formOf(random, home),
    storeys: building?.floors ?? 2,
    builtIn: building?.builtIn ?? 1975,
    around: site.locality.kind,
    isAlpine: site.place.isAlpine,
    isSouth: site.place.isSouth,
    hasLake: hasAllBits(features, Feature.LakeView),
    season,
    floor: home.floor ?? (home.category === Category.Apartment ? 1 : 0),
    rooms: Math.max(1, Math.floor(rooms ?? 3)),
    area: livingSpace ?? Math.round(22 * (rooms ?? 3) + 14),
    bathrooms: home.bathrooms ?? 1,
    outdoor: home.outdoor,
    flooring: fittings?.flooring ?? 'parquet',
    washing: fittings?.washing ?? 'bath',
    isKitchenOpen: hasAllBits(features, Feature.OpenKitchen),
    hasFireplace: hasAllBits(features, Feature.Fireplace),
    hasPool: hasAllBits(features, Feature.SwimmingPool) && home.category === Category.House && season !== 'winter',
    kind: home.use ?? PARKINGS.get(home.subCategory) ?? null,
  };
}

const seasonOf = (random: Random, isAlpine: boolean): Season =>
  random.weighted([
    ['spring', 26],
    ['summer', 38],
    ['autumn', 22],
    ['winter', isAlpine ? 30 : 10],
  ]);

function formOf(random: Random, { subCategory, category, site, building }: Home): BuildingForm {
  const known = FORMS.get(subCategory);
  if (known) return known;
  if (category === Category.CommercialIndustry && random.chance(0.6)) return 'commercial';
  const { isAlpine, kind } = site.place;
  if (category === Category.Apartment && isAlpine && kind === 'village' && random.chance(0.4)) return 'chalet';
  const year = building?.builtIn ?? 1975;
  if (year < 1920) return 'townhouse';
  if (year > 2005) return random.chance(0.65) ? 'modern' : 'block';
  return year <= 1960 && random.chance(0.4) ? 'townhouse' : 'block';
}
