import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#tests/support/market/drawn-picture.ts';
import { generateMarket, type SampleMarket } from '../generate-market.ts';
import { packagePlaces } from '../package-places.ts';
import { countDifferent } from './different-pictures.ts';
import { drawSamplePicture } from './draw-picture.ts';
import { firstOrders } from './first-orders.ts';
import { readDrawing, writeDrawing, writeLook } from './order.ts';

/** Homes of a page of results. */
const PAGE = 24;
const SIZE = { width: 320, encoding: { format: 'webp', quality: 60 } } as const;

let market: SampleMarket;
beforeAll(() => {
  market = generateMarket({ places: packagePlaces(), seed: 7, now: Date.UTC(2026, 2, 12) });
});

const hashesOf = async (orders: readonly string[]): Promise<string[]> =>
  Promise.all(
    orders.map(async (drawing) => (await drawSamplePicture({ drawing, ...SIZE, withHash: true })).print ?? '0'),
  );

test.each([
  ['façades', /^facade /],
  ['interiors', /^(?:living|kitchen|bedroom|bathroom) /],
  ['parking spaces', /^parking /],
  ['floor plans', /^floorPlan /],
])('no two %s of a page count as the same picture', async (_name, subject) => {
  expect(countDifferent(await hashesOf(firstOrders(market, subject, { count: PAGE, homes: 20_000 })))).toBe(PAGE);
});

test('every subject can be drawn, and the same order is the same picture', async () => {
  const orders = new Map<string, string>();
  for (let index = 0; index < 200; index++)
    for (const { drawing } of market.listing(index).pictures) orders.set(drawing.split(' ')[0] ?? '', drawing);
  expect(orders.size).toBe(11);
  for (const drawing of orders.values()) {
    const draw = async () => Buffer.from((await drawSamplePicture({ drawing, ...SIZE, withHash: false })).bytes);
    expect((await draw()).equals(await draw())).toBe(true);
  }
});

test('an order says in one line what is to be drawn', () => {
  for (let index = 0; index < 200; index++)
    for (const { drawing } of market.listing(index).pictures) {
      const order = readDrawing(drawing);
      expect(writeDrawing(order, writeLook(order.look))).toBe(drawing);
    }
});

const ORDER = anOrder();

test.each([
  ['without parts', ''],
  ['an unknown subject', ORDER.replace('facade', 'constructor')],
  ['a building of no form', ORDER.replace('block', '__proto__')],
  ['a part too few', ORDER.slice(0, ORDER.lastIndexOf(' '))],
  ['a part too many', `${ORDER} 7`],
  ['a million storeys', ORDER.replace('block 4', 'block 1000000')],
  ['no storey', ORDER.replace('block 4', 'block 0')],
  ['half a storey', ORDER.replace('block 4', 'block 2.5')],
  ['digits of another notation', ORDER.replace('block 4', 'block 4e0')],
  ['an endless area', ORDER.replace(' 80 ', ' Infinity ')],
  ['a part that is no value', ORDER.replace('summer', 'undefined')],
  ['markup', ORDER.replace('summer', '<svg/onload=x>')],
  ['a line after it', `${ORDER}\n`],
])('an order with %s describes no drawing', (_name, order) => {
  expect(order).not.toBe(ORDER);
  expect(() => readDrawing(order)).toThrow('no drawing');
});
