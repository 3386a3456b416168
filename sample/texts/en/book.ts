import { always, often, rarely, sometimes } from '../compose.ts';
import type { PhraseBook } from '../phrase-book.ts';
import * as apartment from './apartment.ts';
import * as house from './house.ts';
import {
  areas,
  bath,
  bedrooms,
  contacts,
  errands,
  floors,
  kitchen,
  leisure,
  living,
  notes,
  outdoors,
  terms,
  transports,
} from './rooms.ts';
import * as room from './shared-room.ts';
import { slotsOf } from './slots.ts';

const surroundings = [often(areas), always(transports), often(errands), sometimes(leisure), rarely(transports)];
const closing = [often(terms), sometimes(notes), always(contacts)];

/** The adverts in English: homes where many newcomers live. */
export const english: PhraseBook = {
  slotsOf,
  isFeminine: () => false,
  adverts: {
    apartment: {
      titles: apartment.titles,
      paragraphs: [
        [always(apartment.openings), often(apartment.summaries)],
        [
          often(living),
          rarely(living),
          often(kitchen),
          sometimes(bedrooms),
          sometimes(bath),
          sometimes(floors),
          often(outdoors),
        ],
        [
          often(apartment.buildings),
          rarely(apartment.buildings),
          often(apartment.storages),
          sometimes(apartment.parkings),
        ],
        surroundings,
        closing,
      ],
      highlights: { headings: apartment.highlightHeadings, items: apartment.highlightItems },
    },
    house: {
      titles: house.titles,
      paragraphs: [
        [always(house.openings), often(house.summaries)],
        [sometimes(living), often(kitchen), sometimes(bedrooms), sometimes(bath), sometimes(floors)],
        [often(house.gardens), often(house.buildings), sometimes(house.buildings)],
        surroundings,
        closing,
      ],
      highlights: { headings: apartment.highlightHeadings, items: house.highlightItems },
    },
    sharedRoom: {
      titles: room.titles,
      paragraphs: [
        [always(room.openings), always(room.details)],
        [often(room.flats), sometimes(room.flats), often(transports), sometimes(errands)],
        [often(room.terms), often(room.terms), always(room.contacts)],
      ],
      highlights: null,
    },
  },
};
