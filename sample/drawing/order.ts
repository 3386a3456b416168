import {
  BUILDING_FORMS,
  COMMERCIAL_USES,
  type Drawing,
  FLOORINGS,
  type HomeLook,
  MOTIFS,
  OUTDOORS,
  PARKINGS,
  SEASONS,
  SURROUNDINGS,
  WASHINGS,
} from './paint/drawing.ts';

/** Reads a part of an order; undefined for what it cannot be. */
type Reader<Value> = (text: string) => Value | undefined;

const whole =
  (least: number, most: number): Reader<number> =>
  (text) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };

const word =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (text) =>
    words.find((known) => known === text);

const flag: Reader<boolean> = (text) => (text === 'yes' ? true : text === 'no' ? false : undefined);

const orNone =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (text) =>
    text === '-' ? null : read(text);

const readMotif = word(MOTIFS);
const readNumber = whole(0, 99);

/** Parts of a written look, in their order. The bounds of storeys, rooms and area bound the work of a drawing. */
const PARTS: { readonly [Part in keyof HomeLook]: Reader<HomeLook[Part]> } = {
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  form: word(BUILDING_FORMS),
  storeys: whole(1, 40),
  builtIn: whole(1000, 2200),
  around: word(SURROUNDINGS),
  isAlpine: flag,
  isSouth: flag,
  hasLake: flag,
  season: word(SEASONS),
  floor: whole(-9, 40),
  rooms: whole(1, 99),
  area: whole(1, 9_999),
  bathrooms: whole(0, 99),
  outdoor: orNone(word(OUTDOORS)),
  flooring: word(FLOORINGS),
  washing: word(WASHINGS),
  isKitchenOpen: flag,
  hasFireplace: flag,
  hasPool: flag,
  kind: orNone(word([...COMMERCIAL_USES, ...PARKINGS])),
};
const NAMES = Object.keys(PARTS) as (keyof HomeLook)[];

/** A look in one line: it is stored with each picture. */
export const writeLook = (look: HomeLook): string => NAMES.map((name) => written(look[name])).join(' ');

const written = (value: HomeLook[keyof HomeLook]): string =>
  value === null ? '-' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** An order in one line, by the written look of its home. */
export const writeDrawing = ({ motif, number }: Omit<Drawing, 'look'>, look: string): string =>
  `${motif} ${number} ${look}`;

/** Reads an order. @throws Error for a text that `writeDrawing` writes for no home */
export function readDrawing(order: string): Drawing {
  const [motif = '', number = '', ...values] = order.split(' ');
  const look = Object.fromEntries(NAMES.map((name, index) => [name, PARTS[name](values[index] ?? '')]));
  const drawing = { motif: readMotif(motif), number: readNumber(number), look } as unknown as Drawing;
  const isWhole = [drawing.motif, drawing.number, ...Object.values(look)].every((value) => value !== undefined);
  // Each order has one notation, so other digits and further parts are no order.
  if (!isWhole || writeDrawing(drawing, writeLook(drawing.look)) !== order)
    throw new Error('The order describes no drawing.');
  return drawing;
}
