import { expect, test } from 'vitest';
import { CANTONS } from '../canton.ts';
import { frenchAt, frenchOf } from './french-names.ts';

test('every canton has its preposition', () => {
  expect(CANTONS.map((canton) => frenchOf(canton.texts.fr))).toEqual([
    'de Zurich',
    'de Berne',
    'de Lucerne',
    'd’Uri',
    'de Schwytz',
    'd’Obwald',
    'de Nidwald',
    'de Glaris',
    'de Zoug',
    'de Fribourg',
    'de Soleure',
    'de Bâle-Ville',
    'de Bâle-Campagne',
    'de Schaffhouse',
    'd’Appenzell Rhodes-Extérieures',
    'd’Appenzell Rhodes-Intérieures',
    'de Saint-Gall',
    'des Grisons',
    'd’Argovie',
    'de Thurgovie',
    'du Tessin',
    'de Vaud',
    'du Valais',
    'de Neuchâtel',
    'de Genève',
    'du Jura',
  ]);
});

test.each([
  ['Aigle', 'd’Aigle'],
  ['Hérens', 'd’Hérens'],
  ['Gros-de-Vaud', 'du Gros-de-Vaud'],
  ['Jura-Nord vaudois', 'du Jura-Nord vaudois'],
  ['Lac', 'du Lac'],
  ['Lavaux-Oron', 'de Lavaux-Oron'],
  ['Ouest lausannois', 'de l’Ouest lausannois'],
  ['Riviera-Pays-d’Enhaut', 'de la Riviera-Pays-d’Enhaut'],
  ['Franches-Montagnes', 'des Franches-Montagnes'],
])('the district of %s is the district %s', (name, phrase) => {
  expect(frenchOf(name)).toBe(phrase);
});

test.each([
  ['Lausanne', 'à Lausanne'],
  ['Le Locle', 'au Locle'],
  ['Les Breuleux', 'aux Breuleux'],
  ['La Chaux-de-Fonds', 'à La Chaux-de-Fonds'],
  ['Leysin', 'à Leysin'],
  ['1003 Lausanne', 'à 1003 Lausanne'],
])('a home in %s is %s', (name, phrase) => {
  expect(frenchAt(name)).toBe(phrase);
});
