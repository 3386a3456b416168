import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Random } from '../random.ts';
import type { Told } from '../told.ts';
import { type AdvertText, composeAdvert } from './compose.ts';
import { german } from './de/book.ts';
import { english } from './en/book.ts';
import { french } from './fr/book.ts';
import { italian } from './it/book.ts';
import type { AdvertKind, PhraseBook } from './phrase-book.ts';
import { tagsOf } from './tags.ts';

const BOOKS: Readonly<Record<Locale, PhraseBook>> = { de: german, fr: french, it: italian, en: english };

const KINDS: ReadonlyMap<Category, AdvertKind> = new Map<Category, AdvertKind>([
  [Category.Apartment, 'apartment'],
  [Category.House, 'house'],
  [Category.FlatSharing, 'sharedRoom'],
  [Category.ParkingSpaceGarage, 'parking'],
  [Category.CommercialIndustry, 'commercial'],
  [Category.Land, 'land'],
]);

/**
 * Writes title and description in the language of the advert, true to what it tells.
 *
 * @throws Error when the language has no sentences for the kind of object: a defect of whoever chose it
 */
export function writeAdvert(random: Random, told: Told): AdvertText {
  const book = BOOKS[told.language];
  const advert = book.adverts[kindOf(told)];
  if (!advert) throw new Error(`No ${told.language} adverts of the kind ${kindOf(told)}`);
  const facts = { tags: tagsOf(told), slots: book.slotsOf(told), isFeminine: book.isFeminine(told) };
  const { title, description } = composeAdvert(random, advert, facts);
  const { polish = (text: string) => text } = book;
  return { title: polish(title), description: polish(description) };
}

/** A house of flats is sold for its rents, not for its rooms. */
function kindOf({ home }: Told): AdvertKind {
  return home.subCategory === Subcategory.MultiFamilyHouse ? 'investment' : (KINDS.get(home.category) ?? 'apartment');
}
