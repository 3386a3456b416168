import { phrases } from '../phrases.ts';

export const living = phrases({
  '': [
    'The living room is [bright|spacious] and easily takes a sofa and a large table.',
    'Large windows fill the living area with light.',
    'The entrance hall has [fitted wardrobes|room for coats and shoes].',
  ],
  outdoor: ['The living room opens directly onto the {outdoor}.', 'In summer, the {outdoor} becomes an extra room.'],
  sunny: ['Facing {facing}, the living room is [bright even in winter|sunny for much of the day].'],
  lakeView: ['From the sofa you look out over {lake}.'],
  mountainView: ['The mountains fill the windows like a picture.'],
  fireplace: ['A fireplace makes the living room [the heart of the home|especially cosy in winter].'],
  old: ['Stucco, tall doors and deep windows give the rooms their character.'],
  studio: ['Bed, table and sofa fit comfortably side by side.'],
  attic: ['Exposed beams and roof windows give the room a special light.'],
});

export const kitchen = phrases({
  openKitchen: [
    'The open-plan kitchen [with island|with breakfast bar] is made for cooking together.',
    'The kitchen is open to the living area and [fully equipped|modern].',
  ],
  separateKitchen: ['The kitchen is separate, [with room for a small table|with its own window].'],
  'equippedKitchen !studio': [
    'The kitchen has everything you need, including [a dishwasher and induction hob|dishwasher, oven and large fridge].',
  ],
  'studio equippedKitchen': ['The kitchenette is fully equipped.'],
  'renovated !studio': ['The kitchen has been completely replaced.'],
  'firstUse !studio': ['The kitchen is brand new, with quality appliances.'],
  'asNew !studio': ['The kitchen is modern and in excellent condition.'],
  needsWork: ['The kitchen is dated but works perfectly well.'],
  'kept !openKitchen !studio': ['The kitchen is [practical|well kept] and has plenty of storage.'],
  pantry: ['A storage room keeps supplies and the vacuum cleaner out of sight.'],
});

export const bedrooms = phrases({
  '': [
    'The {bedrooms} bedrooms are [well proportioned|quiet and bright].',
    'One of the {bedrooms} bedrooms [would make a good study|works well as a home office].',
  ],
  oneBedroom: ['The bedroom, on the quiet side, takes a double bed and a large wardrobe.'],
  '!studio': ['Fitted wardrobes in the corridor provide extra storage.'],
  duplex: ['Upstairs, the bedrooms are away from the bustle.'],
});

export const bath = phrases({
  '!twoBaths': ['The bathroom is [simple and bright|timeless].'],
  'oneBath bath': ['The bathroom has a bathtub for long winter evenings.'],
  'oneBath shower': ['The bathroom has a [walk-in|large] shower.'],
  'oneBath bathAndShower': ['The bathroom has both a bathtub and a shower.'],
  twoBaths: ['With {baths} bathrooms, there is no queue in the morning.'],
  renovated: ['The bathroom is new.'],
  sauna: ['A sauna awaits at the end of the day.'],
});

export const floors = phrases({
  parquet: ['There are [oak|wooden] floors throughout the living areas.'],
  planks: ['The old floorboards have been sanded and oiled.'],
  laminate: ['The floors are easy to care for: laminate in the rooms, tiles in the wet areas.'],
  tiles: ['Tiled floors keep the rooms pleasantly cool in summer.'],
});

export const outdoors = phrases({
  balcony: ['The balcony is big enough [for dinner outdoors|for a table and a deckchair].'],
  loggia: ['The loggia is sheltered from the wind and can be used for most of the year.'],
  terrace: ['The terrace has room for a large table and a few pots of herbs.'],
  patio: ['The private garden, framed by a hedge, is ideal for children and barbecues.'],
  roofTerrace: ['The roof terrace gets the sun from morning till night.'],
  'outdoor lakeView': ['From the {outdoor} you can see {lake}.'],
  'outdoor mountainView': ['The {outdoor} looks out to the mountains.'],
});

export const areas = phrases({
  '': [
    '{city} offers [everything you need day to day|a good mix of town and nature].',
    'The neighbourhood is [green and well connected|lively and pleasant].',
  ],
  quiet: ['The location is quiet, [with no through traffic|with a 30 km/h zone and plenty of greenery].'],
  'city !quiet': [
    'The neighbourhood is full of life: [cafés, small shops and a weekly market|restaurants, cinemas and a park] are around the corner.',
  ],
  town: ['The centre of {city} is a short walk or bike ride away.'],
  village: ['{city} is a proper village, with fields and woods nearby.'],
  resort: ['Ski lifts, cross-country trails and hiking paths are minutes away.'],
  lakeside: ['The shore of {lake} is [a short stroll away|perfect for a swim after work].'],
  university: ['Universities and libraries are close by.'],
  city: [
    '{city} combines [the pace of a city with water and woods nearby|short distances with an international outlook].',
    'The neighbourhood mixes families, students and newcomers from all over the world.',
  ],
});

export const transports = phrases({
  '': ['{stopThe} is {stopWalk} away.', 'It takes {stopMin} on foot to reach {stopThe}.'],
  stopNear: ['{stopThe} is [around the corner|practically outside the door].'],
  centre: ['By public transport you are in {centre} in {centreMin}.'],
  'train centre': ['The station is {stopWalk} away, and trains reach {centre} in {centreMin}.'],
  tram: ['{stopThe} is close by, and trams run frequently.'],
  metro: ['{stopThe} is close by, and the metro takes you into town in minutes.'],
  motorway: ['The motorway is {motorwayMin} away by car.'],
  'city train': ['The airport is easy to reach by train.'],
});

export const errands = phrases({
  '': [
    'Shops are {shopWalk} away.',
    'Groceries, a bakery and a pharmacy are all within walking distance.',
    'For everyday shopping you do not need a car.',
  ],
  shopNear: ['Everything for daily life is around the corner.'],
  schoolNear: ['Kindergarten and school are [{schoolMin} on foot|very close].'],
  family: ['International schools [are easy to reach|can be reached by school bus].'],
});

export const leisure = phrases({
  '': [
    'Running routes and cycle paths start nearby.',
    'A swim, a run or a walk in the woods: nature is never far in {city}.',
  ],
  alpine: ['Hiking, biking, skiing: the mountains are your playground all year round.'],
  lakeside: ['On warm evenings everyone meets by the lake.'],
  city: [
    'Theatres, cinemas and restaurants are never far away.',
    'Evenings out start at the front door: [bars, concerts and cinemas are close|restaurants and cinemas are minutes away].',
  ],
});

export const terms = phrases({
  'rent availableNow': ['Available immediately or by arrangement.'],
  'rent availableLater': ['Available from {date}.', 'The lease starts on {date}.'],
  'rent onRequest': ['The moving-in date is flexible.'],
  'rent feesIncluded': ['Ancillary costs are included in the rent stated.'],
  'sell availableNow !planned': ['Handover is possible at short notice.'],
  'sell availableLater !planned': ['Handover is planned for {date}.'],
  'sell onRequest !planned': ['The handover date is by arrangement.'],
  planned: ['Completion is planned for {year}.'],
  'sell !priced': ['The price is available on request.'],
  'sell agency': ['We are happy to explain who may buy and how financing works in Switzerland.'],
});

export const contacts = phrases({
  agency: [
    'Interested? Get in touch to arrange a viewing.',
    'We will be happy to show you around.',
    '{agency} looks forward to hearing from you.',
  ],
  contactPerson: ['{contact} will be glad to show you around.'],
  private: [
    'Just send me a few lines and we will find a time for a viewing.',
    'Viewings are possible in the evening or at weekends.',
  ],
});

export const notes = phrases({
  agency: ['Floor plans and further documents are available on request.', 'We speak English, German and French.'],
  'private sell': ['No agents, please.'],
  'private rent': ['The current furniture can be taken over by arrangement.'],
});
