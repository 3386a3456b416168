import { describe, expect, test } from 'vitest';
import { LocationType } from '#capabilities/locations/location.ts';
import { inPlaces, placeDetail } from '#capabilities/locations/ui/place-names.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { aCanton, aPlace } from '#tests/factories/place.ts';
import { placeTrail, relatedSearches } from '../data/results-links.ts';
import { searchTitle } from '../data/results-title.ts';

const en = localeToolsOf('en', await loadMessages('en'));
const flatsForRent = { offerType: OfferType.Rent, category: Category.Apartment };

describe('the title of a search', () => {
  const inEachLanguage = (...[kind, places]: [Parameters<typeof searchTitle>[0], Parameters<typeof searchTitle>[1]]) =>
    Promise.all(
      LOCALES.map(async (locale) => searchTitle(kind, places, localeToolsOf(locale, await loadMessages(locale)))),
    );

  test('says what and where in good words of each language', async () => {
    expect(await inEachLanguage(flatsForRent, [aPlace()])).toEqual([
      'Apartments for rent in Lausanne',
      'Appartements à louer à Lausanne',
      'Wohnungen zur Miete in Lausanne',
      'Appartamenti in affitto a Losanna',
    ]);
    expect(await inEachLanguage({ offerType: OfferType.Sell, category: Category.House }, [aCanton()])).toEqual([
      'Houses for sale in the canton of Vaud',
      'Maisons à vendre dans le canton de Vaud',
      'Häuser zum Kauf im Kanton Waadt',
      'Case in vendita nel Canton Vaud',
    ]);
  });

  test('distinguishes a district from a town, counts several places, and knows the whole country', () => {
    expect(searchTitle(flatsForRent, [aPlace({ type: LocationType.Zone })], en)).toBe(
      'Apartments for rent in the district of Lausanne',
    );
    expect(searchTitle(flatsForRent, [aPlace(), aCanton()], en)).toBe('Apartments for rent in 2 places');
    expect(searchTitle(flatsForRent, [], en)).toBe('Apartments for rent in Switzerland');
  });

  test('names a quarter as people do', async () => {
    const quarter = aPlace({
      id: 20_017,
      type: LocationType.Zone,
      areaKind: 'quarter',
      textFr: 'Sous-Gare',
      textDe: 'Sous-Gare',
    });
    expect((await inEachLanguage(flatsForRent, [quarter])).slice(1, 3)).toEqual([
      'Appartements à louer dans le quartier Sous-Gare',
      'Wohnungen zur Miete im Quartier Sous-Gare',
    ]);
  });

  test('speaks of the shapes instead of the places when there are some', () => {
    const rectangles = [{ south: 46, west: 6, north: 47, east: 7 }];
    expect(searchTitle({ ...flatsForRent, rectangles }, [aPlace()], en)).toBe(
      'Apartments for rent in the area you drew',
    );
  });
});

test('the way to a place goes through country and canton', () => {
  expect(placeTrail(flatsForRent, [aPlace()], en)).toEqual([
    { label: 'Switzerland', href: '/en/properties/rent/apartment,1/switzerland,ch' },
    { label: 'Canton of Vaud', href: '/en/properties/rent/apartment,1/vaud-VD,r22' },
    { label: 'Lausanne' },
  ]);
  expect(placeTrail(flatsForRent, [aCanton()], en).map(({ label }) => label)).toEqual([
    'Switzerland',
    'Canton of Vaud',
  ]);
  expect(placeTrail(flatsForRent, [], en)).toEqual([{ label: 'Switzerland' }]);
});

describe('places abroad with Swiss postal codes', () => {
  const abroad = (id: number, code: string, en: string, fr: string, it: string): ReturnType<typeof aPlace> =>
    aPlace({ id, type: LocationType.Region, regionCode: code, textEn: en, textFr: fr, textDe: en, textIt: it });
  const liechtenstein = abroad(27, 'LI', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein');
  const vaduz = aPlace({ id: 203_281, regionCode: 'LI', textEn: 'Vaduz' });

  test('do not lie in Switzerland: the way to them begins at their own country', () => {
    expect(placeTrail(flatsForRent, [vaduz], en)).toEqual([
      { label: 'Liechtenstein', href: '/en/properties/rent/apartment,1/liechtenstein-LI,r27' },
      { label: 'Vaduz' },
    ]);
    expect(placeTrail(flatsForRent, [liechtenstein], en)).toEqual([{ label: 'Liechtenstein' }]);
    expect(placeTrail(flatsForRent, [vaduz, liechtenstein], en)).toEqual([{ label: '2 places' }]);
    expect(placeTrail(flatsForRent, [vaduz, aPlace()], en)[0]?.label).toBe('Switzerland');
    expect(placeTrail(flatsForRent, [aPlace({ regionCode: 'DE', textEn: 'Büsingen' })], en)).toMatchObject([
      { label: 'Germany' },
      { label: 'Büsingen' },
    ]);
  });

  test('lie in no canton', async () => {
    const titles = (place: ReturnType<typeof aPlace>) =>
      Promise.all(LOCALES.map(async (locale) => inPlaces([place], localeToolsOf(locale, await loadMessages(locale)))));
    expect(await titles(liechtenstein)).toEqual([
      'in Liechtenstein',
      'au Liechtenstein',
      'in Liechtenstein',
      'in Liechtenstein',
    ]);
    expect(await titles(abroad(28, 'DE', 'Germany', 'Allemagne', 'Germania'))).toMatchObject({
      1: 'en Allemagne',
      3: 'in Germania',
    });
    expect(placeDetail({ ...liechtenstein, description: '' }, en)).toBe('');
    expect(placeDetail({ ...aCanton(), description: '' }, en)).toBe('Canton');
  });
});

test('the way to a quarter goes through its town, too', () => {
  const town = { id: aPlace().id, value: 'lausanne,c201866', name: 'Lausanne' };
  const quarter = {
    ...aPlace({ id: 20_017, type: LocationType.Zone, areaKind: 'quarter', textEn: 'Sous-Gare' }),
    town,
  };
  expect(placeTrail(flatsForRent, [quarter], en).slice(1)).toEqual([
    { label: 'Canton of Vaud', href: '/en/properties/rent/apartment,1/vaud-VD,r22' },
    { label: 'Lausanne', href: '/en/properties/rent/apartment,1/lausanne,c201866' },
    { label: 'Sous-Gare' },
  ]);
});

describe('related searches', () => {
  const labels = (category: Category, offerType: typeof OfferType.Rent | typeof OfferType.Sell = OfferType.Rent) =>
    relatedSearches({ offerType, category }, [aPlace()], en).map(({ label }) => label);

  test('are the other offer type, the other kinds, and the whole canton', () => {
    expect(labels(Category.Apartment)).toEqual([
      'Apartments for sale in Lausanne',
      'Apartments and houses for rent in Lausanne',
      'Flat shares for rent in Lausanne',
      'Houses for rent in Lausanne',
      'Commercial and industrial property for rent in Lausanne',
      'Parking spaces and garages for rent in Lausanne',
      'Apartments for rent in the canton of Vaud',
    ]);
  });

  test('leave out what cannot be: land for rent, flat shares for sale', () => {
    expect(labels(Category.Land, OfferType.Sell)).not.toContain('Land for rent in Lausanne');
    expect(labels(Category.FlatSharing)).not.toContain('Flat shares for sale in Lausanne');
  });
});
