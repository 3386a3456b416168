import type { Drawing, HomeLook } from './paint/drawing.ts';

/** Parts of a written look, in their order: numbers, flags and words. */
const PARTS = [
  'seed',
  'form',
  'storeys',
  'builtIn',
  'around',
  'isAlpine',
  'isSouth',
  'hasLake',
  'season',
  'floor',
  'rooms',
  'area',
  'bathrooms',
  'outdoor',
  'flooring',
  'washing',
  'isKitchenOpen',
  'hasFireplace',
  'hasPool',
  'kind',
] as const satisfies readonly (keyof HomeLook)[];

/** A look in one line: it is stored with each picture. */
export const writeLook = (look: HomeLook): string => PARTS.map((part) => written(look[part])).join(' ');

const written = (value: HomeLook[keyof HomeLook]): string =>
  value === null ? '-' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** An order in one line, by the written look of its home. */
export const writeDrawing = ({ motif, number }: Omit<Drawing, 'look'>, look: string): string =>
  `${motif} ${number} ${look}`;

/** Reads an order. */
export function readDrawing(order: string): Drawing {
  const [motif, number, ...values] = order.split(' ');
  const look = Object.fromEntries(PARTS.map((part, index) => [part, readValue(values[index] ?? '-')]));
  return { motif, number: Number(number), look } as unknown as Drawing;
}

function readValue(text: string): HomeLook[keyof HomeLook] {
  if (text === '-') return null;
  if (text === 'yes' || text === 'no') return text === 'yes';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : (text as HomeLook['form']);
}
