import { expect, test } from 'vitest';
import { isPlanTitle } from './plan-title.ts';

test.each([
  'Grundriss',
  'Grundrisse EG + OG',
  'Wohnungsplan 3. OG',
  'Situationsplan',
  'Pläne',
  'Plan',
  'Plan de l’appartement',
  'plans_rez.jpg',
  'Pianta',
  'Planimetria piano terra',
  'Piantina',
  'Floor plan',
  'FLOORPLAN 2',
])('"%s" names a plan', (title) => {
  expect(isPlanTitle(title)).toBe(true);
});

test.each([
  'Wohnzimmer',
  'Cuisine avec plan de travail en granit',
  'Arrière-plan : le Salève',
  'Vue depuis l’esplanade',
  'Terrain plat',
  'Piante sul balcone',
  'Planschbecken',
  'Maison de plain-pied',
  'Open-plan kitchen',
  '',
])('"%s" names a photograph', (title) => {
  expect(isPlanTitle(title)).toBe(false);
});
