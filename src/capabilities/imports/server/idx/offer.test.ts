import { describe, expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, PriceType } from '#capabilities/offers/offer.ts';
import { hasAllBits } from '#kernel/bits.ts';
import { anIdxFile, anIdxStock, type IdxValues } from '#tests/factories/idx-record.ts';
import { offersIn } from '#tests/support/input/read-feed.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

/** The offer of a flat to let in Lausanne with the given changes, and its problems. */
function understood(changes: IdxValues = {}) {
  const { taken: offers, problems, putAside } = offersIn(anIdxFile(changes), NOW);
  return { offer: offers[0], problems, putAside };
}

const problemsOf = (changes: IdxValues): string[] =>
  understood(changes).problems.map(({ field, problem, done }) => `${field}: ${problem}, ${done}`);

test('a whole record becomes an offer without complaint', () => {
  const { offer, problems } = understood();
  expect(problems).toEqual([]);
  expect(offer).toMatchObject({
    externalId: 'agence#10#1#100',
    externalType: 'APPT/1',
    title: 'Appartement lumineux',
    language: 'fr',
    price: 1800,
    netPrice: 1600,
    additionalFees: 200,
    rooms: 3.5,
    livingSpace: 80,
    floor: 2,
    city: 'Lausanne',
    postalCode: '1003',
    agencyAddress: 'Rue Centrale 5, 1003 Lausanne',
  });
});

describe('the rent', () => {
  const rent = (selling_price: string, rent_net: string, rent_extra: string) => {
    const { offer, problems } = understood({ selling_price, rent_net, rent_extra });
    return [offer?.price, offer?.netPrice, offer?.additionalFees, problems.map(({ problem }) => problem).join()];
  };

  test.each([
    ['gross, net and side costs agree', rent('16.500', '16200', '300'), [16500, 16200, 300, '']],
    ['only net: gross is net and side costs', rent('', '950', '80'), [1030, 950, 80, '']],
    ['zero means not given', rent('0', '950', '0'), [950, 950, null, '']],
    ['only gross and side costs: the rest is net', rent('1000', '', '100'), [1000, 900, 100, '']],
    ['only gross', rent('1000', '0', ''), [1000, null, null, '']],
    ['none: on request', rent('0', '0', '0'), [null, null, null, '']],
    ['cents are rounded', rent("1'200.50", '1100.20', '100.30'), [1201, 1100, 101, 'rounded,rounded,rounded']],
    [
      'a contradiction: only the gross rent counts',
      rent('1000', '1000', '100'),
      [1000, null, null, 'rentDoesNotAddUp'],
    ],
    ['net above gross', rent('900', '1000', ''), [900, null, null, 'rentDoesNotAddUp']],
    ['no number', rent('nach Absprache', '', ''), [null, null, null, 'unreadable']],
    ['beyond all bounds', rent('2000000000', '', ''), [null, null, null, 'outOfBounds']],
    ['negative', rent('-5', '', ''), [null, null, null, 'outOfBounds']],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test.each([
    ['MONTHLY', PriceType.Default],
    ['YEARLY', PriceType.Yearly],
    ['M2YEARLY', PriceType.M2Yearly],
    ['weekly', PriceType.Weekly],
    ['DAILY', PriceType.Daily],
  ])('per %s', (price_unit, priceType) => {
    expect(understood({ price_unit }).offer).toMatchObject({ price: 1800, priceType });
  });

  test('a unit that cannot be meant leaves the price on request', () => {
    expect(understood({ price_unit: 'SELL' }).offer).toMatchObject({ price: null, netPrice: null });
    expect(problemsOf({ price_unit: 'SELL' })).toEqual(['price_unit: priceUnitMismatch, dropped']);
    expect(problemsOf({ price_unit: '' })).toEqual(['price_unit: priceUnitMissing, kept']);
  });
});

test('a selling price has no net part and zero side costs', () => {
  const sale = { offer_type: 'SALE', selling_price: '450000.00', rent_net: '0', rent_extra: '0', price_unit: 'SELL' };
  const price = { price: 450_000, netPrice: null, additionalFees: null };
  expect(understood(sale).offer).toMatchObject({ ...price, priceType: PriceType.Default });
  expect(understood({ ...sale, price_unit: 'SELLM2' }).offer).toMatchObject({ ...price, priceType: PriceType.M2 });
});

describe('a value out of bounds is left out, and the listing stays', () => {
  test.each([
    ['year_built', '2040', 'outOfBounds'],
    ['year_built', '812', 'outOfBounds'],
    ['year_renovated', 'neu', 'unreadable'],
    ['number_of_rooms', '3.3', 'outOfBounds'],
    ['number_of_rooms', '101', 'outOfBounds'],
    ['surface_living', '10000001', 'outOfBounds'],
    ['surface_property', '-4', 'outOfBounds'],
    ['floor', '-11', 'outOfBounds'],
    ['floor', 'oben', 'unreadable'],
    ['available_from', 'im Frühling', 'unreadable'],
    ['prop_elevator', 'vielleicht', 'unreadable'],
    ['agency_email', 'müller@example.ch', 'unreadable'],
    ['agency_phone', 'siehe Website', 'unreadable'],
    ['url', 'javascript:alert(1)', 'unreadable'],
    ['object_zip', '10O3', 'unreadable'],
  ] as const)('%s %j', (field, value, problem) => {
    const { offer, problems } = understood({ [field]: value });
    expect(offer).toBeDefined();
    expect(problems).toEqual([{ record: 1, object: '10#1#100', field, problem, value, done: 'dropped' }]);
  });

  test('bounds themselves are inside', () => {
    const { offer, problems } = understood({ year_built: '2031', floor: '-10', number_of_rooms: '100' });
    expect(problems).toEqual([]);
    expect(offer).toMatchObject({ buildIn: 2031, floor: -10, rooms: 100 });
  });

  test('texts too long are shortened', () => {
    const { offer } = understood({ object_title: 'x'.repeat(200), object_description: 'y'.repeat(12_000) });
    expect(offer?.title).toHaveLength(120);
    expect(offer?.description).toHaveLength(10_000);
  });
});

describe('areas', () => {
  test('decimals are rounded and zero is not given', () => {
    expect(understood({ surface_living: '179.89', surface_property: '0.00' }).offer).toMatchObject({
      livingSpace: 180,
      landArea: null,
    });
  });

  test('the usable area of a shop stands in for its living area, that of a flat does not', () => {
    const unmeasured = { surface_living: '', surface_usable: '280' };
    expect(understood({ ...unmeasured, object_category: 'INDUS', object_type: '2' }).offer?.livingSpace).toBe(280);
    expect(understood(unmeasured).offer?.livingSpace).toBeNull();
  });
});

test('floor 99 is not shown', () => {
  expect(understood({ floor: '99' })).toMatchObject({ offer: { floor: null }, problems: [] });
});

describe('features', () => {
  const has = (changes: IdxValues, feature: Feature): boolean =>
    hasAllBits(understood(changes).offer?.features ?? 0, feature);

  test.each([
    ['prop_balcony', Feature.BalconyPatio],
    ['prop_elevator', Feature.Elevator],
    ['prop_fireplace', Feature.Fireplace],
    ['prop_garage', Feature.ParkingSpotGarage],
    ['prop_view', Feature.View],
    ['animal_allowed', Feature.PetsAllowed],
    ['wheelchair_accessible', Feature.WheelchairAccess],
    ['swimmingpool', Feature.SwimmingPool],
    ['old_building', Feature.OldBuilding],
    ['new_building', Feature.NewBuilding],
    ['minergie_certified', Feature.MinergieCertified],
  ] as const)('%s', (field, feature) => {
    expect([has({ [field]: 'Y' }, feature), has({ [field]: 'N' }, feature), has({}, feature)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('facts without meaning for a category are left out', () => {
    const parking = understood({ object_category: 'PARK', object_type: '5', prop_balcony: 'Y' }).offer;
    expect(parking).toMatchObject({ category: Category.ParkingSpaceGarage, features: Feature.IndoorParking });
  });
});

describe('a record without a must field is refused with the reason', () => {
  test.each([
    ['sender_id', '', 'required'],
    ['version', 'IDX4.00', 'unreadable'],
    ['object_category', 'MISC', 'unreadable'],
    ['object_type', '', 'required'],
    ['offer_type', 'SWAP', 'unreadable'],
    ['object_zip', '', 'required'],
    ['object_city', '', 'required'],
    ['object_country', '', 'required'],
    ['ref_object', 'NULL', 'reservedReference'],
    ['ref_object', 'x'.repeat(301), 'tooLong'],
  ] as const)('%s %j', (field, value, problem) => {
    const references = { ref_property: '', ref_house: '' };
    const { offer, problems, putAside } = understood({ ...references, [field]: value });
    expect(offer).toBeUndefined();
    expect(putAside).toHaveLength(1);
    expect(problems).toMatchObject([{ record: 1, field, problem, ...(value && { value }), done: 'putAside' }]);
  });

  test('agency_id, where other records of the file have it', () => {
    const { taken, problems } = offersIn(anIdxFile(...anIdxStock(3), { agency_id: '' }), NOW);
    expect(taken).toHaveLength(3);
    expect(problems).toMatchObject([{ record: 4, field: 'agency_id', done: 'putAside' }]);
  });

  test('all three references empty', () => {
    const none = { ref_property: '', ref_house: '', ref_object: '' };
    expect(problemsOf(none)).toEqual(['ref_object: required, putAside']);
  });

  test('a refused record still names the object it represents', () => {
    expect(understood({ object_city: '' }).putAside).toEqual([{ line: 1, references: '10#1#100' }]);
  });
});

describe('a missing title is made from the facts, in the language of the place or the text', () => {
  test.each([
    [{ object_state: 'VD' }, 'Appartement de 3.5 pièces à Lausanne'],
    [{ object_city: 'Le Locle', number_of_rooms: '1' }, 'Appartement de 1 pièce au Locle'],
    [{ object_state: 'ZH', object_city: 'Uster' }, 'Wohnung mit 3.5 Zimmern in Uster'],
    [{ object_state: 'TI', object_city: 'Lugano' }, 'Appartamento di 3.5 locali a Lugano'],
    [{ object_state: '', object_zip: '6900', object_city: 'Lugano' }, 'Appartamento di 3.5 locali a Lugano'],
    [{ object_state: '', object_zip: '8610', object_city: 'Uster' }, 'Wohnung mit 3.5 Zimmern in Uster'],
    [{ object_type: '5' }, 'Studio à Lausanne'],
    [{ object_category: 'PARK', object_type: '5' }, 'Place dans un garage souterrain à Lausanne'],
    [{ object_category: 'INDUS', object_type: '2' }, 'Surface commerciale à Lausanne'],
    [{ object_category: 'SECONDARY', object_type: '0' }, 'Bien à Lausanne'],
    [
      { object_description: 'A bright apartment with balcony, located in the centre.' },
      'Apartment with 3.5 rooms in Lausanne',
    ],
  ])('%j', (changes, title) => {
    expect(understood({ object_title: '', object_description: '', ...changes }).offer?.title).toBe(title);
  });

  test('both blanks are noted', () => {
    expect(problemsOf({ object_title: '', object_description: '<br>' })).toEqual([
      'object_description: required, kept',
      'object_title: required, repaired',
    ]);
  });
});

test('a file that names no agency_id at all is taken under the agency named in the command', () => {
  const { taken, putAside, problems } = offersIn(anIdxFile(...anIdxStock(3, { agency_id: '' })), NOW);
  expect(taken.map(({ externalId }) => externalId)).toEqual(['#10#1#1', '#10#1#2', '#10#1#3']);
  expect(putAside).toEqual([]);
  expect(problems).toEqual([{ record: 0, field: 'agency_id', problem: 'agencyIdEmpty', done: 'kept' }]);
});

test('a picture named twice counts once, and only the name of its file matters', () => {
  const { offer, problems } = understood({
    picture_1_filename: 'C:\\export\\Küche 1.jpg',
    picture_1_title: 'Küche',
    picture_2_filename: '../../etc/bad.jpg',
    picture_2_description: '<b>Bad</b>',
    picture_10_filename: 'bad.jpg',
  });
  expect(offer?.pictures).toEqual([
    { field: 'picture_1_filename', name: 'Küche 1.jpg', title: 'Küche' },
    { field: 'picture_2_filename', name: 'bad.jpg', title: 'Bad' },
  ]);
  expect(problems).toMatchObject([{ field: 'picture_10_filename', problem: 'pictureTwice', done: 'dropped' }]);
});

test('of two records with one key the second is put aside', () => {
  const feed = offersIn(anIdxFile({ object_title: 'first' }, { object_title: 'second' }), NOW);
  expect(feed.taken.map((offer) => offer.title)).toEqual(['first']);
  expect(feed.problems).toMatchObject([
    {
      record: 2,
      object: '10#1#100',
      field: 'ref_object',
      problem: 'sameKeyTwice',
      value: 'agence#10#1#100',
      done: 'putAside',
    },
  ]);
});

test('the person to call for a visit is never read', () => {
  const visit = {
    visit_name: 'Vreni Mieterin',
    visit_phone: '079 555 99 99',
    visit_email: 'vreni@example.ch',
    visit_remark: 'Code 4711',
  };
  expect(JSON.stringify(understood(visit))).not.toMatch(/Vreni|555 99 99|vreni|4711/);
});
