import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { aCanton, aPlace } from '#tests/factories/place.ts';
import { LocationType } from '../location.ts';
import { FIRST_AREA_ID } from '../location-id.ts';
import { inPlaces } from './place-names.ts';

type Place = ReturnType<typeof aPlace>;

const inEveryLanguage = (...places: readonly Place[]): Promise<string[]> =>
  Promise.all(LOCALES.map(async (locale) => inPlaces(places, localeToolsOf(locale, await loadMessages(locale)))));

const aZone = (name: string, facts: Partial<Place>): Place =>
  aPlace({ type: LocationType.Zone, textEn: name, textFr: name, textDe: name, textIt: name, ...facts });
const anArea = (name: string, facts: Partial<Place>): Place => aZone(name, { id: FIRST_AREA_ID, ...facts });

test.each<[what: string, place: Place, words: readonly string[]]>([
  ['a canton', aCanton(), ['in the canton of Vaud', 'dans le canton de Vaud', 'im Kanton Waadt', 'nel Canton Vaud']],
  ['a city', aPlace(), ['in Lausanne', 'à Lausanne', 'in Lausanne', 'a Losanna']],
  [
    'a district',
    aZone('Aigle', { id: 11002 }),
    ['in the district of Aigle', 'dans le district d’Aigle', 'im Bezirk Aigle', 'nel distretto di Aigle'],
  ],
  [
    'a quarter',
    anArea('Seefeld', { areaKind: 'quarter' }),
    ['in Seefeld', 'dans le quartier Seefeld', 'im Quartier Seefeld', 'nel quartiere Seefeld'],
  ],
  [
    'a larger part of a town',
    anArea('Kreis 4', { areaKind: 'district' }),
    ['in Kreis 4', 'dans le secteur Kreis 4', 'im Gebiet Kreis 4', 'nella zona Kreis 4'],
  ],
  [
    'a part of the country',
    anArea('Lavaux', { areaKind: 'region' }),
    ['in Lavaux', 'dans la région Lavaux', 'in der Region Lavaux', 'nella regione Lavaux'],
  ],
])('%s has its preposition in every language', async (_what, place, words) => {
  expect(await inEveryLanguage(place)).toEqual(words);
});

test('a name that says what it is does not say it twice', async () => {
  const [, french, , italian] = await inEveryLanguage(
    anArea('', { areaKind: 'quarter', textFr: 'Quartier du Port', textIt: 'Quartiere del Porto' }),
  );
  expect([french, italian]).toEqual(['dans le quartier du Port', 'nel quartiere del Porto']);
});
