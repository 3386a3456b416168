import { Feature } from '#capabilities/offers/feature.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits } from '#kernel/bits.ts';
import type { Advert } from './advertised.ts';
import type { Home } from './home.ts';
import { captionOf } from './picture-captions.ts';
import type { PictureBuilding, PictureMotif, PicturePeriod, PictureView, SamplePicture } from './picture-catalogue.ts';
import type { Random } from './random.ts';

/** A picture of a listing and its caption, in the language of the advert. */
export interface PlannedPicture {
  readonly key: string;
  readonly title: string | null;
}

/** Subjects for a place in the gallery, best first; the first one that the catalogue has is taken. */
type PictureSubject = Partial<Omit<SamplePicture, 'key' | 'hash' | 'thumbHash' | 'color'>> &
  Pick<SamplePicture, 'motif'>;

const NO_PICTURES = 0.02;
const FEWEST = 3;
const MOST = 14;

/** Chooses pictures that fit: the façade by building and period, rooms by number, the view only where there is one. */
export function planPictures(
  random: Random,
  advertised: Advert,
  catalogue: readonly SamplePicture[],
): PlannedPicture[] {
  if (random.chance(NO_PICTURES)) return [];
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(random.normal(7.5, 2.6))));
  const hasCaptions = advertised.advertiser.kind === 'agency' && random.chance(0.55);
  const used = new Set<string>();
  const planned: PlannedPicture[] = [];
  for (const subject of subjectsFor(random, advertised)) {
    if (planned.length >= wanted) break;
    const spec = find(random, catalogue, subject, used);
    if (!spec) continue;
    used.add(spec.key);
    planned.push({ key: spec.key, title: hasCaptions ? captionOf(advertised.language, subject.motif) : null });
  }
  return planned;
}

/** More candidates than pictures are needed, the most important first. */
function subjectsFor(random: Random, advertised: Advert): PictureSubject[] {
  const { category } = advertised.home;
  if (category === Category.ParkingSpaceGarage) return random.shuffled(repeat('parking', 5));
  if (category === Category.Land) return [...repeat('land', 3), viewSubject(advertised.home), ...repeat('land', 3)];
  if (category === Category.CommercialIndustry) {
    return [
      facadeSubject(random, advertised),
      ...repeat('commercial', 5),
      { motif: 'stairwell' },
      ...repeat('commercial', 4),
    ];
  }
  return subjectsForHome(random, advertised);
}

function subjectsForHome(random: Random, advertised: Advert): PictureSubject[] {
  const { home } = advertised;
  const around = periodOf(home);
  const room = (motif: PictureMotif): PictureSubject => ({ motif, period: around, view: viewOf(home) });
  const rooms = Math.floor(home.rooms ?? 3);
  const isView = hasAllBits(home.features, Feature.LakeView) || hasAllBits(home.features, Feature.MountainView);
  const inside = [
    room('living'),
    room('kitchen'),
    ...(home.outdoor ? [room('terrace')] : []),
    ...(isView ? [viewSubject(home)] : []),
    ...(rooms >= 2 ? [room('bedroom')] : []),
    room('bathroom'),
    { motif: 'floorPlan', rooms: Math.min(6, Math.max(1, rooms)) } as const,
    ...(rooms >= 4 ? [room('bedroom'), room('living')] : []),
    ...(home.category === Category.Apartment ? [{ motif: 'stairwell' } as const] : []),
    ...((home.bathrooms ?? 1) >= 2 ? [room('bathroom')] : []),
    ...(rooms >= 4 ? [room('bedroom'), room('kitchen')] : []),
    ...(home.outdoor ? [room('terrace')] : []),
    viewSubject(home),
    ...(rooms >= 5 ? [room('living'), room('bedroom'), room('bathroom')] : []),
  ];
  const facade = facadeSubject(random, advertised);
  const startsInside =
    home.category === Category.FlatSharing || (home.category === Category.Apartment && random.chance(0.3));
  const [first = facade, ...others] = inside;
  if (home.category === Category.FlatSharing) return [room('bedroom'), ...inside, facade];
  return startsInside ? [first, facade, ...others] : [facade, ...inside];
}

const repeat = (motif: PictureMotif, count: number): PictureSubject[] =>
  Array.from({ length: count }, () => ({ motif }));

const viewSubject = (home: Home): PictureSubject => ({ motif: 'view', view: viewOf(home) });

function viewOf(home: Home): PictureView {
  if (hasAllBits(home.features, Feature.LakeView)) return 'lake';
  if (home.site.place.isAlpine) return 'mountain';
  return home.site.place.kind === 'village' ? 'country' : 'town';
}

const BUILDINGS: ReadonlyMap<Subcategory, PictureBuilding> = new Map<Subcategory, PictureBuilding>([
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

function facadeSubject(random: Random, { home }: Advert): PictureSubject {
  const period = periodOf(home);
  const view = viewOf(home);
  const known = BUILDINGS.get(home.subCategory);
  if (known) return { motif: 'facade', building: known, period, view };
  if (home.category === Category.CommercialIndustry && random.chance(0.6))
    return { motif: 'facade', building: 'commercial', period };
  if (
    home.category === Category.Apartment &&
    home.site.place.isAlpine &&
    home.site.place.kind === 'village' &&
    random.chance(0.4)
  ) {
    return { motif: 'facade', building: 'chalet', period, view };
  }
  if (period === 'before1919') return { motif: 'facade', building: 'townhouse', period, view };
  if (period === 'after2006')
    return { motif: 'facade', building: random.chance(0.65) ? 'modern' : 'block', period, view };
  return {
    motif: 'facade',
    building: period === '1920-1960' && random.chance(0.4) ? 'townhouse' : 'block',
    period,
    view,
  };
}

function periodOf({ building }: Home): PicturePeriod {
  const year = building?.builtIn ?? 1975;
  if (year < 1920) return 'before1919';
  if (year <= 1960) return '1920-1960';
  if (year <= 1980) return '1961-1980';
  return year <= 2005 ? '1981-2005' : 'after2006';
}

/** The best unused picture: motif and kind of building must fit, then the period, then what lies around. */
function find(
  random: Random,
  catalogue: readonly SamplePicture[],
  subject: PictureSubject,
  used: ReadonlySet<string>,
): SamplePicture | null {
  let best: SamplePicture[] = [];
  let bestScore = -1;
  for (const spec of catalogue) {
    if (spec.motif !== subject.motif || spec.building !== subject.building || used.has(spec.key)) continue;
    if (spec.rooms !== subject.rooms) continue;
    const score = (spec.period === subject.period ? 2 : 0) + (spec.view === subject.view ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [[], score];
    if (score === bestScore) best.push(spec);
  }
  return best.length > 0 ? random.pick(best) : null;
}
