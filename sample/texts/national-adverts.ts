import { always, often, rarely, sometimes, type Topic } from './compose.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Phrases } from './phrases.ts';

/** Phrases of one file of a language by what they are about. */
type Chapter<Subject extends string> = Readonly<Record<Subject, Phrases>>;

/** The sentences of a national language: a file for each, with the same subjects in German, French and Italian. */
export interface NationalPhrases {
  readonly apartment: Chapter<'titles' | 'openings' | 'summaries'>;
  readonly house: Chapter<'titles' | 'openings' | 'summaries' | 'gardens' | 'buildings'> & Highlights;
  readonly building: Chapter<'buildings' | 'storages' | 'parkings'> & Highlights;
  readonly rooms: Chapter<'living' | 'kitchen' | 'bedrooms' | 'bath' | 'floors' | 'outdoors'>;
  readonly surroundings: Chapter<'areas' | 'transports' | 'errands' | 'leisure'>;
  readonly closing: Closing;
  readonly investment: Chapter<'titles' | 'openings' | 'facts'> & Closing;
  readonly sharedRoom: Chapter<'titles' | 'openings' | 'details' | 'flats'> & Closing;
  readonly parking: Chapter<'titles' | 'openings' | 'details' | 'places'> & Closing;
  readonly commercial: Chapter<'titles' | 'openings' | 'spaces' | 'equipment' | 'places'> & Highlights & Closing;
  readonly land: Chapter<'titles' | 'openings' | 'sites'> & Closing;
}

type Highlights = Chapter<'highlightHeadings' | 'highlightItems'>;
type Closing = Chapter<'terms' | 'contacts'>;

/** The adverts of a language of the country: their sentences, in which order and how often. */
export const nationalAdverts = (phrases: NationalPhrases): PhraseBook['adverts'] => ({
  ...homeAdverts(phrases),
  ...otherAdverts(phrases),
});

function homeAdverts(phrases: NationalPhrases): PhraseBook['adverts'] {
  const { apartment, building, house, rooms, sharedRoom: room } = phrases;
  const { areas, transports, errands, leisure } = phrases.surroundings;
  const surroundings = [often(areas), always(transports), often(errands), sometimes(leisure), rarely(transports)];
  const closing = closingOf(phrases.closing);
  const inside = [sometimes(rooms.bedrooms), sometimes(rooms.bath), sometimes(rooms.floors)];
  return {
    apartment: {
      titles: apartment.titles,
      paragraphs: [
        [always(apartment.openings), often(apartment.summaries)],
        [often(rooms.living), rarely(rooms.living), often(rooms.kitchen), ...inside, often(rooms.outdoors)],
        [often(building.buildings), rarely(building.buildings), often(building.storages), sometimes(building.parkings)],
        surroundings,
        closing,
      ],
      highlights: highlightsOf(building),
    },
    house: {
      titles: house.titles,
      paragraphs: [
        [always(house.openings), often(house.summaries)],
        [sometimes(rooms.living), often(rooms.kitchen), ...inside],
        [often(house.gardens), rarely(house.gardens), often(house.buildings), sometimes(house.buildings)],
        surroundings,
        closing,
      ],
      highlights: highlightsOf(house),
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
  };
}

function otherAdverts(phrases: NationalPhrases): PhraseBook['adverts'] {
  const { commercial, investment, land, parking } = phrases;
  const { areas, transports, errands } = phrases.surroundings;
  return {
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
    parking: {
      titles: parking.titles,
      paragraphs: [
        [always(parking.openings), often(parking.details)],
        [sometimes(parking.details), sometimes(parking.places), sometimes(parking.places)],
        closingOf(parking),
      ],
      highlights: null,
    },
    commercial: {
      titles: commercial.titles,
      paragraphs: [
        [always(commercial.openings), often(commercial.spaces)],
        [often(commercial.spaces), often(commercial.equipment), sometimes(commercial.equipment)],
        [often(commercial.places), rarely(commercial.places)],
        closingOf(commercial),
      ],
      highlights: highlightsOf(commercial),
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
  };
}

const closingOf = ({ terms, contacts }: Closing): Topic[] => [often(terms), always(contacts)];

const highlightsOf = ({ highlightHeadings, highlightItems }: Highlights) => ({
  headings: highlightHeadings,
  items: highlightItems,
});
