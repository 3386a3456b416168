import { describe, expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { genuineExport, workbookExamples } from '#tests/support/input/feed-samples.ts';
import { offersIn } from '#tests/support/input/read-feed.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

describe.skipIf(!genuineExport)('a genuine agency export', () => {
  const { taken: offers, putAside, problems } = offersIn(genuineExport ?? Buffer.alloc(0), NOW);
  const offer = (references: string) => offers.find(({ externalId }) => externalId === `agency-b##${references}`);

  test('gives away no name of those who live there', () => {
    expect(JSON.stringify(offers)).not.toContain('Locataire');
  });

  test('gives its 24 listings', () => {
    expect(offers).toHaveLength(24);
    expect(putAside).toEqual([]);
    expect(new Set(offers.map(({ externalId }) => externalId)).size).toBe(24);
    expect(offers.every(({ language, offerType }) => language === 'fr' && offerType === OfferType.Rent)).toBe(true);
  });

  test('with their accents, line breaks and dashes', () => {
    expect(offers.every(({ agencyName }) => agencyName === 'Régie Exemple SA')).toBe(true);
    expect(offer('0008#100200')?.description).toContain(
      "à l'arrière du bâtiment à disposition et à bien plaire.\nCette",
    );
    expect(offer('0145#110100')?.description).toBe(
      'Appartement de 3 pièces au 1er étage, composé comme suit:\n- hall,\n- séjour,\n- cuisine agencée,\n- 2 chambres,\n- salle de bains/wc,\n- balcon,\n- cave',
    );
    expect(offer('0008#100200')?.pictures.map(({ name, title }) => [name, title])).toEqual([
      ['000008_000000_01.JPG', 'batiment'],
      ['000008_100200_02.JPG', 'Cuisine'],
      ['000008_100200_03.JPG', 'Environnement'],
      ['000008_100200_04.JPG', 'Intérieur1'],
      ['000008_100200_05.JPG', 'Intérieur'],
      ['000008_100200_06.JPG', 'Intérieur'],
    ]);
  });

  test('a flat below ground', () => {
    expect(offer('0002#090100')).toMatchObject({
      externalType: 'APPT/1',
      category: Category.Apartment,
      subCategory: Subcategory.Apartment,
      title: 'Superbe appartement',
      description: 'BEL IMMEUBLE\nTest1',
      street: 'Chemin de la Plantaz 9',
      postalCode: '1033',
      city: 'Cheseaux-Lausanne',
      price: 1600,
      netPrice: 1420,
      additionalFees: 180,
      priceType: PriceType.Default,
      rooms: 3,
      floor: -1,
      livingSpace: 81,
      availableFrom: '2020-08-01',
    });
    // View no, fireplace yes; elevator and balcony yes; wheelchair and pets yes: fields 32–39 and 115–116.
    expect(offer('0002#090100')?.features).toBe(
      Feature.BalconyPatio + Feature.Elevator + Feature.Fireplace + Feature.PetsAllowed + Feature.WheelchairAccess,
    );
  });

  test('a shop by the year, an office by the square metre and year', () => {
    expect(offer('0008#100200')).toMatchObject({ price: 22_800, netPrice: 19_200, priceType: PriceType.Yearly });
    expect(offer('0130#100300')).toMatchObject({
      category: Category.CommercialIndustry,
      subCategory: Subcategory.Commercial,
      price: 141,
      priceType: PriceType.M2Yearly,
      livingSpace: 400,
    });
  });

  test('parking, studio, room in a shared flat, price on request', () => {
    expect(offer('0002#700605')).toMatchObject({
      category: Category.ParkingSpaceGarage,
      subCategory: Subcategory.OpenSlot,
      title: 'Place de parc à Cheseaux-Lausanne',
      price: 60,
    });
    expect(offer('0004#110104')).toMatchObject({ subCategory: Subcategory.Studio, title: 'Studio à Renens' });
    expect(offer('0054#110103')).toMatchObject({
      category: Category.FlatSharing,
      price: null,
      title: 'Chambre à Renens',
    });
    expect(offer('0130#110101')).toMatchObject({ category: Category.FlatSharing, price: 880, livingSpace: 18 });
  });

  test('its only faults are blank titles and descriptions', () => {
    expect(new Set(problems.map(({ field, problem, done }) => `${field} ${problem} ${done}`))).toEqual(
      new Set(['object_title required repaired', 'object_description required kept']),
    );
  });
});

test.skipIf(!workbookExamples)('the readable sample of the workbook becomes a villa in Seengen', () => {
  const { taken: offers, putAside } = offersIn(workbookExamples ?? Buffer.alloc(0), NOW);
  expect(putAside).toEqual([{ line: 1, references: 'a#h#2' }]);
  expect(offers).toMatchObject([
    {
      externalId: 'c255#abc#def#123',
      category: Category.House,
      subCategory: Subcategory.Villa,
      language: 'de',
      title: 'Wunderschöne Villa günstig zu vermieten',
      price: 16_500,
      netPrice: 16_200,
      additionalFees: 300,
      rooms: 8.5,
      livingSpace: 423,
      landArea: 1046,
      buildIn: 1963,
      renovatedIn: 1999,
      availableFrom: 'immediately',
      postalCode: '5707',
      city: 'Seengen',
      phoneNumber: '021 555 01 00',
    },
  ]);
  expect(offers[0]?.pictures).toHaveLength(12);
});
