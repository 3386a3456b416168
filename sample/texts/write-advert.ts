import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Advert } from '../advertised.ts';
import type { Random } from '../random.ts';
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
 * Writes title and description in the language of the advert, true to its facts.
 *
 * @throws Error when the language has no sentences for the kind of object: a defect of the caller
 */
export function writeAdvert(random: Random, advertised: Advert): AdvertText {
  const book = BOOKS[advertised.language];
  const advert = book.adverts[kindOf(advertised)];
  if (!advert) throw new Error(`No ${advertised.language} adverts of the kind ${kindOf(advertised)}`);
  const facts = { tags: tagsOf(advertised), slots: book.slotsOf(advertised), isFeminine: book.isFeminine(advertised) };
  const { title, description } = composeAdvert(random, advert, facts);
  const { polish = (text: string) => text } = book;
  return { title: polish(title), description: polish(description) };
}

/** A house of flats is sold for its rents, not for its rooms. */
function kindOf({ home }: Advert): AdvertKind {
  return home.subCategory === Subcategory.MultiFamilyHouse ? 'investment' : (KINDS.get(home.category) ?? 'apartment');
}
