import { expect, test } from 'vitest';
import { nextInDirection } from './map-directions.ts';

const POINTS = new Map([
  ['here', { x: 100, y: 100 }],
  ['right', { x: 160, y: 110 }],
  ['far right', { x: 300, y: 100 }],
  ['right but far below', { x: 120, y: 300 }],
  ['above', { x: 90, y: 40 }],
]);
const from = { x: 100, y: 100 };

test('arrow keys lead to the nearest point straight ahead', () => {
  expect(nextInDirection('ArrowRight', from, POINTS)).toBe('right');
  expect(nextInDirection('ArrowUp', from, POINTS)).toBe('above');
  expect(nextInDirection('ArrowDown', from, POINTS)).toBe('right');
});

test('where nothing lies ahead, and for other keys, they lead nowhere', () => {
  expect(nextInDirection('ArrowLeft', { x: 0, y: 0 }, POINTS)).toBeNull();
  expect(nextInDirection('Enter', from, POINTS)).toBeNull();
});
