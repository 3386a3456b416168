import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    '[Bright|Well-planned|Attractive] {flat} in {city}',
    '{flat} in {city}',
    '{flat}, {area} m², {city}',
    'A place to call home in {city}',
    'City life in {city}: {flat}',
  ],
  rent: ['{flat} to rent in {city}', 'To let: {flat} in {city}'],
  'rent availableNow': ['Available now: {flat} in {city}'],
  'rent private': ['Looking for someone to take over our {flat}', 'Lease takeover: {flat} in {city}'],
  sell: ['{flat} for sale in {city}', 'For sale: {flat} in {city}'],
  'sell private': ['For sale by owner: {flat} in {city}'],
  lived: ['Well-kept {flat} in {city}'],
  lakeView: ['{flat} with views of {lake}', '{lake} on your doorstep', 'Lake views in {city}'],
  mountainView: ['{flat} with mountain views', 'Wake up to the mountains in {city}'],
  outdoor: ['{flat} with {outdoor} in {city}'],
  'balcony sunny': ['{flat} with sunny balcony'],
  patio: ['Garden apartment in {city}'],
  roofTerrace: ['{flat} with roof terrace', 'Above the rooftops of {city}'],
  firstUse: ['Brand-new {flat} in {city}'],
  planned: ['Off-plan: {flat} in {city}'],
  renovated: ['Newly renovated {flat} in {city}', 'Freshly renovated: {flat}'],
  old: ['{flat} with period charm', 'High ceilings, old floors: {flat} in {city}'],
  needsWork: ['{flat} with potential in {city}'],
  family: ['Family {flat} in {city}', 'Room for the whole family in {city}'],
  studio: ['Compact studio in {city}', 'Studio close to everything'],
  duplex: ['Duplex on two levels in {city}'],
  loft: ['Loft of {area} m² in {city}'],
  penthouse: ['Penthouse with terrace in {city}'],
  furnished: ['Furnished {flat} in {city}', 'Furnished and ready: {flat}'],
  quiet: ['Quiet {flat} in {city}'],
  'city central': ['{flat} in the heart of {city}'],
  resort: ['Mountain living in {city}', '{flat} in the resort of {city}'],
  large: ['{area} m² of living space in {city}'],
});

export const openings = phrases({
  '': [
    'A clever floor plan, plenty of daylight and no wasted space: [this is a home that simply works|that is what makes this {flat} so easy to live in].',
    'Step inside and you will [feel at home|see the difference] straight away: this {flat} is [bright, calm and well laid out|easy to furnish and a pleasure to come back to].',
    'Moving to {city}? This {flat} makes [settling in easy|a good place to start].',
    'If you are looking for a home where everything is in the right place, [come and see this {flat}|this may be it].',
  ],
  lived: [
    'You can tell that this {flat} has been [looked after|cared for].',
    'In a well-kept building in {city}, this {flat} is waiting for its next residents.',
  ],
  'rent lived': ['We are letting a [bright|well-kept] {flat} in {city}[, close to shops and public transport|].'],
  'rent private lived': [
    'We are moving on and looking for someone to take over our {flat}, [which we have loved|where we have been very happy].',
    'For work reasons I am leaving my {flat} and looking for a new tenant.',
  ],
  'sell lived': [
    'We are pleased to offer this {flat} in {city}, [in a well-run condominium|in a sought-after neighbourhood].',
  ],
  'sell private lived': ['After many happy years we are selling our {flat} directly, without an agent.'],
  'lakeView upper': [
    'Open the blinds in the morning and there it is: {lake}, [different every day|right in front of you].',
    'Coffee in hand, {lake} in view: [this is how the day begins here|mornings do not get much better].',
  ],
  lakeView: ['{lake} is so close that you can [see it from the sofa|almost hear it].'],
  'mountainView upper': [
    'The view is the best piece of furniture here: over the rooftops and all the way to the mountains.',
  ],
  mountainView: ['Sunrise on the peaks, evening light in the living room: this {flat} lives off its view.'],
  'balcony eveningSun': ['The evening sun lingers on the balcony, [and so will you|long enough for dinner].'],
  'balcony sunny': [
    'From April to October, life happens on the balcony: [big enough for a table, sheltered enough for long evenings|sunny and sheltered].',
  ],
  patio: ['An apartment that feels like a house: step from the living room straight into your own garden.'],
  roofTerrace: ['Breakfast under the open sky, with nobody looking in: the roof terrace makes it possible.'],
  firstUse: ['Nobody has lived here before: this {flat} has just been completed and is ready to move into.'],
  planned: ['Still under construction, already worth a look: this {flat} is due to be completed [in {year}|soon].'],
  renovated: ['The work is done, all that is missing is you: this {flat} has been [completely|carefully] renovated.'],
  old: [
    'High ceilings, panelled doors and floors that tell stories: this {flat} is [in a building with real character|pure period charm].',
  ],
  midCentury: [
    'Solidly built and sensibly planned, this {flat} offers [a lot of space for the money|generous rooms without any fuss].',
  ],
  needsWork: ['Good bones and room for ideas: this {flat} is waiting for someone with imagination.'],
  family: [
    'A room for everyone and a big table to meet around: this {flat} was made for family life.',
    'Homework, Lego and long dinners: there is space for all of it in this {flat}.',
  ],
  studio: ['Small but smart: this studio is ideal [as a first home of your own|as a pied-à-terre|for commuters].'],
  compact: ['Generous for one, just right for two: this {flat} is [a cosy nest|cleverly planned].'],
  attic: ['Tucked under the roof, with beams overhead and nothing but sky above: this {flat} is wonderfully snug.'],
  duplex: ['Live downstairs, sleep upstairs: on its two levels, this duplex feels almost like a house.'],
  loft: [
    'Big volumes, few walls, lots of light: this loft [gives you complete freedom|loves large tables and large ideas].',
  ],
  penthouse: ['At the very top of the building, this penthouse offers [light from all sides|space, sky and quiet].'],
  furnished: [
    'Just bring your suitcase: the {flat} is fully furnished and equipped, [down to the wine glasses|bed linen included].',
  ],
  'city central': [
    'Right in the middle of {city}: [work, cafés and friends are all within walking distance|everything you need is on foot].',
  ],
  resort: ['Skis in winter, hiking boots in summer: in {city} the mountains begin at the front door.'],
  fireplace: ['On winter evenings the fire crackles and nobody wants to leave.'],
});

export const summaries = phrases({
  '': [
    'The apartment is {floorOn} and offers {area} m² of living space.',
    'You live {floorOn}, in [a quiet building|a building of manageable size].',
    'The living space is {area} m².',
  ],
  '!studio': ['The {area} m² are divided into {rooms} rooms that are [easy to furnish|well proportioned].'],
  'lived !old': ['The building dates from {year} and has been well maintained.'],
});

export const buildings = phrases({
  lived: ['The building is well kept and the neighbours are [friendly|considerate].'],
  'small lived': ['There are only a few apartments in the building and people know each other.'],
  planned: ['Buyers can still choose kitchen and finishes.'],
  lift: ['A lift [goes down to the garage|is available].'],
  'lift wheelchair': ['The apartment is step-free and suitable for wheelchairs.'],
  noLift: ['There is no lift, but the stairs will keep you fit.'],
  renovated: ['The building was refurbished [in {renovatedYear}|recently].'],
  minergie: ['The building is Minergie-certified, [with controlled ventilation|which keeps the heating costs low].'],
  heatPump: ['Heating is by heat pump, with underfloor distribution.'],
  district: ['The building is connected to district heating.'],
  fibre: ['Fibre internet is installed, [perfect for working from home|ready to use].'],
  airCondition: ['Air conditioning keeps the rooms cool in summer.'],
});

export const storages = phrases({
  sharedLaundry: [
    'There is a shared laundry room in the basement.',
    'Laundry is done in the shared laundry room, [as is usual in Switzerland|with plenty of slots].',
  ],
  ownLaundry: ['The apartment has its own washing machine and tumble dryer.'],
  cellar: ['A cellar compartment is included.'],
});

export const parkings = phrases({
  'parking rent': ['A parking space in the garage can be rented separately.'],
  'parking sell': ['A space in the underground garage can be bought with the apartment.'],
  charging: ['A charging station for electric cars is available.'],
  '!parking city': ['You will hardly need a car here; car sharing is around the corner.'],
  pets: ['Pets are welcome.'],
});

export const highlightHeadings = phrases({ '': ['At a glance:', 'Highlights:', 'What you get:', 'Good to know:'] });

export const highlightItems = phrases({
  '': ['{area} m² of living space'],
  '!studio': ['{rooms} rooms'],
  'upper !top': ['{floorOn}'],
  top: ['top floor, nobody above you'],
  openKitchen: ['open-plan kitchen'],
  equippedKitchen: ['dishwasher', 'fully fitted kitchen'],
  parquet: ['wooden floors'],
  outdoor: ['{outdoor}'],
  ownLaundry: ['own washing machine and dryer'],
  sharedLaundry: ['shared laundry room'],
  lift: ['lift'],
  fireplace: ['fireplace'],
  cellar: ['cellar'],
  twoBaths: ['{baths} bathrooms'],
  'parking rent': ['parking space available'],
  'parking sell': ['garage space'],
  minergie: ['Minergie-certified'],
  fibre: ['fibre internet'],
  airCondition: ['air conditioning'],
  wheelchair: ['wheelchair-accessible'],
  pets: ['pets allowed'],
  lakeView: ['views of {lake}'],
  mountainView: ['mountain views'],
  stopNear: ['{stopNoun} {stopWalk} away'],
  shopNear: ['shops {shopWalk} away'],
  quiet: ['quiet location'],
});
