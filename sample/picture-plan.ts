import { createHash } from 'node:crypto';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits } from '#kernel/bits.ts';
import type { Advert } from './advertised.ts';
import { writeDrawing, writeLook } from './drawing/order.ts';
import type { HomeLook, Motif } from './drawing/paint/drawing.ts';
import { type Placeholder, placeholdersOf } from './drawing/placeholder.ts';
import type { Home } from './home.ts';
import { lookOf } from './home-look.ts';
import { captionOf } from './picture-captions.ts';
import type { Random } from './random.ts';

/** A picture of a listing: the order of its drawing, what stands in the frame until it is there, and its caption. */
export interface PlannedPicture extends Placeholder {
  readonly drawing: string;
  /** SHA-256 of the order, hexadecimal. */
  readonly hash: string;
  /** In the language of the advert. */
  readonly title: string | null;
}

const NO_PICTURES = 0.02;
const FEWEST = 3;
const MOST = 14;
/** A plan of more rooms would be a plan of several flats. */
const MOST_PLANNED_ROOMS = 9;

/** Orders drawings that fit the facts of a home, which all of them share. */
export function planPictures(random: Random, advertised: Advert): PlannedPicture[] {
  if (random.chance(NO_PICTURES)) return [];
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(random.normal(7.5, 2.6))));
  const hasCaptions = advertised.advertiser.kind === 'agency' && random.chance(0.55);
  const look = lookOf(random.fork('look'), advertised.home);
  const written = writeLook(look);
  const placeholderFor = placeholdersOf(look);
  const counts = new Map<Motif, number>();
  return motifsFor(random, advertised.home, look)
    .slice(0, wanted)
    .map((motif) => {
      const number = counts.get(motif) ?? 0;
      counts.set(motif, number + 1);
      const drawing = writeDrawing({ motif, number }, written);
      return {
        drawing,
        hash: createHash('sha256').update(drawing).digest('hex'),
        title: hasCaptions ? captionOf(advertised.language, motif, look) : null,
        ...placeholderFor(motif),
      };
    });
}

/** More subjects than pictures are needed, the most important first. */
function motifsFor(random: Random, home: Home, look: HomeLook): Motif[] {
  if (home.category === Category.ParkingSpaceGarage) return repeat('parking', 5);
  if (home.category === Category.Land) return [...repeat('land', 3), 'view', ...repeat('land', 2)];
  if (home.category === Category.CommercialIndustry) return ['facade', ...repeat('commercial', 6)];
  const inside = motifsInside(home, look);
  if (home.category === Category.FlatSharing) return ['bedroom', ...inside, 'facade'];
  const [first = 'living', ...others] = inside;
  const startsInside = home.category === Category.Apartment && random.chance(0.3);
  return startsInside ? [first, 'facade', ...others] : ['facade', ...inside];
}

function motifsInside(home: Home, look: HomeLook): Motif[] {
  const { rooms, bathrooms, outdoor } = look;
  const hasView = hasAllBits(home.features, Feature.LakeView) || hasAllBits(home.features, Feature.MountainView);
  const isOneHome = home.category !== Category.FlatSharing && home.subCategory !== Subcategory.MultiFamilyHouse;
  return [
    'living',
    'kitchen',
    ...when(outdoor, 'terrace'),
    ...when(hasView, 'view'),
    ...when(rooms >= 2, 'bedroom'),
    'bathroom',
    ...when(isOneHome && rooms <= MOST_PLANNED_ROOMS, 'floorPlan'),
    ...when(rooms >= 3, 'bedroom'),
    ...when(rooms >= 4, 'living'),
    ...when(bathrooms >= 2, 'bathroom'),
    ...when(rooms >= 4, 'bedroom'),
    ...when(!hasView, 'view'),
    ...when(rooms >= 5, 'bedroom'),
  ];
}

const when = (isSo: unknown, motif: Motif): Motif[] => (isSo ? [motif] : []);

const repeat = (motif: Motif, count: number): Motif[] => Array.from({ length: count }, () => motif);
