import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '{house} in {city}',
    '{house} with {rooms} rooms in {city}',
    'Space to live in {city}',
    'Attractive {house} in {city}',
  ],
  rent: ['{house} to rent in {city}'],
  sell: ['{house} for sale in {city}'],
  garden: ['{house} with garden in {city}'],
  'garden family': ['Family home with garden in {city}'],
  lakeView: ['{house} with views of {lake}'],
  mountainView: ['{house} with mountain views'],
  renovated: ['Renovated {house} in {city}'],
  needsWork: ['{house} to renovate in {city}'],
  firstUse: ['New {house} in {city}'],
  villa: ['Elegant villa in {city}'],
  chalet: ['Chalet in {city}', 'Classic chalet with a view'],
  pool: ['{house} with pool in {city}'],
});

export const openings = phrases({
  '': [
    'Behind the front door there is more space than you would guess from the street.',
    'Your own front door, your own garden, nobody above or below: that is what living in a house is about.',
    'Some houses are hard to describe and easy to love. This is one of them.',
    'Room for family, work and guests: this {house} [adapts to every stage of life|makes space for all of it].',
  ],
  lived: ['From the doorstep to the attic, this {house} has been carefully looked after.'],
  'sell lived': ['Houses for sale are rare in {city}. This one is worth a visit.'],
  'rent lived': ['Live in a house without buying one: in {city}, this {house} makes it possible.'],
  'rent private lived': [
    'We are going abroad for [two|three] years and would like to let our house to people who will enjoy it as much as we do.',
  ],
  'family garden': [
    'A garden to run in, an attic to hide in, {bedrooms} bedrooms: if children could choose, the viewing would be short.',
  ],
  lakeView: ['{lake} glitters between the trees and coffee is on the terrace: Sundays start like this here.'],
  mountainView: ['You can see the mountains from almost every window: this {house} was built for its view.'],
  firstUse: ['Just finished and never lived in: this {house} is all about light and natural materials.'],
  planned: ['For now it exists only on paper, but not for long: completion is planned [for {year}|soon].'],
  renovated: ['All the work is done: this {house} has been renovated from top to bottom.'],
  old: ['Thick walls, shady corners and plenty of history: this {house} has seen generations come and go.'],
  needsWork: ['A sleeping beauty: this {house} needs work, but the substance is there.'],
  villa: [
    'Discreet behind its hedges, this villa combines [generous rooms with a feeling for detail|privacy with a short way to town].',
  ],
  chalet: ['Sun-darkened wood, geraniums at the windows, snow on the roof: this chalet looks just as a chalet should.'],
});

export const summaries = phrases({
  '': [
    'The living space is {area} m², the plot measures {plot} m².',
    '{rooms} rooms are spread over {floors} floors.',
    'With {rooms} rooms and {area} m², there is space for everyone.',
  ],
  lived: ['The house was built in {year}.'],
});

export const gardens = phrases({
  garden: [
    'The garden has [fruit trees and berries|lawn, hedge and an old cherry tree].',
    'There is room in the garden for [vegetable beds and a trampoline|games, deckchairs and a barbecue].',
  ],
  terrace: [
    'You step from the living room onto the terrace.',
    'The sheltered terrace becomes a dining room in summer.',
  ],
  patio: ['The covered seating area is next to the kitchen.'],
  pool: ['In summer, everyone meets at the pool.'],
  sauna: ['There is a sauna in the basement.'],
});

export const buildings = phrases({
  '': ['Cellar, laundry room and attic offer plenty of storage.'],
  renovated: ['Roof, windows and heating have been renewed in recent years.'],
  needsWork: ['Kitchen, bathrooms and heating need replacing; the price reflects this.'],
  heatPump: ['A heat pump and underfloor heating keep the house warm.'],
  minergie: ['Built to the Minergie standard, the house is comfortable all year round.'],
  fireplace: ['The fireplace heats the living room in spring and autumn.'],
  parking: ['There is a garage and a parking space next to the house.'],
  charging: ['A charging station is installed.'],
  fibre: ['The house has fibre internet.'],
});

export const highlightItems = phrases({
  '': ['{rooms} rooms, {area} m²', 'plot of {plot} m²'],
  garden: ['established garden'],
  terrace: ['large terrace'],
  pool: ['pool'],
  sauna: ['sauna'],
  fireplace: ['fireplace'],
  parking: ['garage'],
  heatPump: ['heat pump'],
  minergie: ['Minergie-certified'],
  fibre: ['fibre internet'],
  openKitchen: ['open-plan kitchen'],
  twoBaths: ['{baths} bathrooms'],
  lakeView: ['views of {lake}'],
  mountainView: ['mountain views'],
  stopNear: ['{stopNoun} {stopWalk} away'],
  quiet: ['quiet location'],
});
