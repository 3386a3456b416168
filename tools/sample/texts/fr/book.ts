import { always, often, rarely, sometimes } from '../compose.ts';
import type { PhraseBook } from '../phrase-book.ts';
import { openings, summaries, titles } from './apartment-openings.ts';
import { buildings, highlightHeadings, highlightItems, parkings, storages } from './building.ts';
import { contacts, terms } from './closing.ts';
import * as commercial from './commercial.ts';
import * as house from './house.ts';
import * as investment from './investment.ts';
import * as land from './land.ts';
import * as parking from './parking.ts';
import { bath, bedrooms, floors, kitchen, living, outdoors } from './rooms.ts';
import * as room from './shared-room.ts';
import { isFeminine, slotsOf } from './slots.ts';
import { areas, errands, leisure, transports } from './surroundings.ts';

const surroundings = [often(areas), always(transports), often(errands), sometimes(leisure), rarely(transports)];
const closing = [often(terms), always(contacts)];

/** The adverts in French, as people write it between Geneva and the Saane. */
export const french: PhraseBook = {
  slotsOf,
  isFeminine,
  polish: (text) => text.replace(/ ([:;!?])/g, '\u00a0$1'),
  adverts: {
    apartment: {
      titles,
      paragraphs: [
        [always(openings), often(summaries)],
        [
          often(living),
          rarely(living),
          often(kitchen),
          sometimes(bedrooms),
          sometimes(bath),
          sometimes(floors),
          often(outdoors),
        ],
        [often(buildings), rarely(buildings), often(storages), sometimes(parkings)],
        surroundings,
        closing,
      ],
      highlights: { headings: highlightHeadings, items: highlightItems },
    },
    house: {
      titles: house.titles,
      paragraphs: [
        [always(house.openings), often(house.summaries)],
        [sometimes(living), often(kitchen), sometimes(bedrooms), sometimes(bath), sometimes(floors)],
        [often(house.gardens), rarely(house.gardens), often(house.buildings), sometimes(house.buildings)],
        surroundings,
        closing,
      ],
      highlights: { headings: house.highlightHeadings, items: house.highlightItems },
    },
    investment: {
      titles: investment.titles,
      paragraphs: [
        [always(investment.openings), often(investment.facts)],
        [often(investment.facts), often(investment.facts), sometimes(investment.facts)],
        [often(areas), always(transports), often(errands)],
        [often(investment.terms), sometimes(investment.terms), always(investment.contacts)],
      ],
      highlights: null,
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
    parking: {
      titles: parking.titles,
      paragraphs: [
        [always(parking.openings), often(parking.details)],
        [sometimes(parking.details), sometimes(parking.places), sometimes(parking.places)],
        [often(parking.terms), always(parking.contacts)],
      ],
      highlights: null,
    },
    commercial: {
      titles: commercial.titles,
      paragraphs: [
        [always(commercial.openings), often(commercial.spaces)],
        [often(commercial.spaces), often(commercial.equipment), sometimes(commercial.equipment)],
        [often(commercial.places), rarely(commercial.places)],
        [often(commercial.terms), always(commercial.contacts)],
      ],
      highlights: { headings: commercial.highlightHeadings, items: commercial.highlightItems },
    },
    land: {
      titles: land.titles,
      paragraphs: [
        [always(land.openings), often(land.sites)],
        [often(land.sites), sometimes(land.sites), often(land.terms)],
        [sometimes(areas), always(transports)],
        [sometimes(land.terms), always(land.contacts)],
      ],
      highlights: null,
    },
  },
};
