import type { Advert } from '../advertised.ts';
import type { AdvertBook } from './compose.ts';
import type { Slots } from './facts.ts';

/** Kinds of advert that are written differently. */
export type AdvertKind = 'apartment' | 'house' | 'investment' | 'sharedRoom' | 'parking' | 'commercial' | 'land';

/** All that a language needs to write adverts. */
export interface PhraseBook {
  readonly slotsOf: (advertised: Advert) => Slots;
  /** Gender of the noun for the object, for `<masculine/feminine>`; neuter counts as masculine. */
  readonly isFeminine: (advertised: Advert) => boolean;
  /** Last touch of typography. */
  readonly polish?: (text: string) => string;
  /** Kinds that are not advertised in this language are left out. */
  readonly adverts: Readonly<Partial<Record<AdvertKind, AdvertBook>>>;
}
