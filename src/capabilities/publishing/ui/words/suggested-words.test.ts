import { expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import type { Locale } from '#kernel/locale.ts';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { blankForm, type OfferForm } from '../draft/offer-form.ts';
import { suggestedText, suggestedTitle } from './suggested-words.ts';

const FORM = {
  ...blankForm(1),
  rooms: 3.5,
  livingSpace: 84,
  floor: 2,
  buildIn: 1998,
  bathrooms: 2,
  availableFrom: '2027-01-01',
  features: Feature.BalconyPatio | Feature.Elevator | Feature.PetsAllowed,
};
const PLACES: Record<Locale, string> = { en: 'in Lausanne', fr: 'à Lausanne', de: 'in Lausanne', it: 'a Losanna' };
const toolsOf = async (locale: Locale) => createLocaleTools(locale, await loadMessages(locale));
const wordsIn = async (locale: Locale, facts: Partial<OfferForm> = {}) => {
  const tools = await toolsOf(locale);
  const parts = { form: { ...FORM, ...facts }, place: PLACES[locale], today: '2026-11-20T10:00:00Z' };
  return { title: suggestedTitle(parts, tools), text: suggestedText(parts, tools).replaceAll(/[\u00a0\u202f]/g, ' ') };
};

test.each<[Locale, string, string[]]>([
  [
    'en',
    '3.5-room apartment with balcony in Lausanne',
    [
      'apartment with 3.5 rooms and 84 m² of floor space',
      'on the 2nd floor',
      '2 bathrooms, a balcony or patio, and a lift',
      'Pets are welcome.',
      'Available from 1 January 2027.',
    ],
  ],
  [
    'fr',
    'Appartement de 3.5 pièces avec balcon à Lausanne',
    [
      'appartement de 3.5 pièces, d’une surface de 84 m²',
      'au 2e étage',
      '2 salles de bains, balcon ou terrasse et ascenseur',
      'Les animaux sont les bienvenus.',
    ],
  ],
  [
    'de',
    '3.5-Zimmer-Wohnung mit Balkon in Lausanne',
    [
      'Zu vermieten in Lausanne: Wohnung mit 3.5 Zimmern und 84 m² Fläche.',
      'im 2. Stock',
      '2 Badezimmer, Balkon oder Sitzplatz und Lift',
      'Haustiere sind willkommen.',
    ],
  ],
  [
    'it',
    'Appartamento di 3.5 locali con balcone a Losanna',
    [
      'appartamento di 3.5 locali con una superficie di 84 m²',
      'al 2° piano',
      '2 bagni, balcone o terrazza e ascensore',
      'Gli animali sono benvenuti.',
    ],
  ],
])('in %s the words made from facts are whole sentences', async (locale, title, sentences) => {
  const words = await wordsIn(locale);
  expect(words.title.replace(',', '.')).toBe(title);
  for (const sentence of sentences) expect(words.text.replaceAll(/(\d),(\d)/g, '$1.$2')).toContain(sentence);
  expect(words.text).not.toMatch(/[{}]|publish\.| {2}/);
});

test.each<[Locale, string]>([
  ['en', 'It faces south and west.'],
  ['fr', 'Orientation: sud et ouest.'],
  ['de', 'Das Objekt ist nach Süden und Westen ausgerichtet.'],
  ['it', 'Orientamento: sud e ovest.'],
])('in %s the directions that a home faces are said', async (locale, sentence) => {
  expect((await wordsIn(locale, { exposition: 2 | 4 })).text).toContain(sentence);
});

test('unknown facts are left out', async () => {
  const { title, text } = await wordsIn('en', {
    rooms: null,
    livingSpace: null,
    floor: null,
    buildIn: null,
    bathrooms: null,
    features: 0,
    availableFrom: '',
  });
  expect(title).toBe('Apartment in Lausanne');
  expect(text).toBe(
    'For rent in Lausanne: apartment.\n\nAvailable by arrangement. Please get in touch to arrange a viewing.',
  );
});

test('facts of another category that was chosen before are not spoken of', async () => {
  expect((await wordsIn('en', { category: 32 })).text).not.toMatch(/room|bath|Pets/);
});

test('neither the room of a shared flat nor a place to park is named twice', async () => {
  const shared = await wordsIn('de', { category: 4, features: 0 });
  expect(shared.title).toBe('WG-Zimmer in Lausanne');
  expect(shared.text).toContain('Zu vermieten in Lausanne: WG-Zimmer mit 84 m² Fläche.');
  const parking = await wordsIn('en', { category: 32, features: Feature.IndoorParking });
  expect(parking.title).toBe('Parking space or garage in Lausanne');
  expect(parking.text).toContain('The property has an indoor parking space.');
});
