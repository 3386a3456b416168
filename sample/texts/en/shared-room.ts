import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Room in a shared flat in {city}',
    '[Bright|Quiet|Cosy] room in a friendly flatshare',
    'Flatmate wanted in {city}',
    'Room of {area} m² in a shared flat',
  ],
  furnished: ['Furnished room in {city}'],
  university: ['Room for students in {city}'],
});

export const openings = phrases({
  '': [
    'A room in our flat is becoming free, and we are looking for someone who likes cooking, laughing and, now and then, doing the dishes.',
    'We are {mates} easy-going people [between 23 and 35|around thirty] looking for a new flatmate in {city}.',
    'Looking for a home and not just four walls? [Read on|We might get along].',
    'Our flat is neither a party house nor a monastery: [there is always time for a drink after work|we cook together once a week].',
    'Friendly people, a big kitchen table and a fair rent: that is our flat in a nutshell.',
    'One of our rooms is free because our flatmate has found a job abroad.',
  ],
  lastFlatmate: ['My flat is too big for one person, so I am looking for a [quiet|friendly] flatmate.'],
});

export const details = phrases({
  '': [
    'Your room is {area} m², [bright and quiet|with a large window].',
    'The room measures {area} m²; bed, desk and wardrobe fit easily.',
  ],
  furnished: ['The room is furnished: bed, wardrobe and desk are there.'],
  '!furnished': ['The room is unfurnished, so you can make it your own.'],
});

export const flats = phrases({
  '': [
    'We share kitchen, bathroom and living room; [the cleaning rota is on the fridge and people even stick to it|everyone does their bit].',
    'The kitchen is big enough for six to eat in, and we often do.',
    'The flat is {floorOn}.',
    'German, French and English are all spoken here.',
  ],
  outdoor: ['Everyone uses the {outdoor}, especially in summer.'],
  ownLaundry: ['We have our own washing machine and dryer.'],
  sharedLaundry: ['There is a shared laundry room in the basement.'],
  pets: ['We have a cat, so you should not be allergic.'],
});

export const terms = phrases({
  '': ['Ancillary costs and internet are included.', 'The rent includes heating, electricity and internet.'],
  availableNow: ['You can move in straight away.'],
  availableLater: ['The room is free from {date}.'],
  onRequest: ['The moving-in date is flexible.'],
});

export const contacts = phrases({
  '': [
    'Send us a few lines about yourself, [and we will invite you for coffee|and we will get back to you].',
    'Tell us who you are and what you do. We look forward to meeting you!',
  ],
});
