import { feedFieldText, fieldNumber, IDX_PICTURES, type IdxField } from './fields.ts';
import { addProblem, type RecordReading, readLine } from './reading.ts';

/** A picture by the name of its file. */
export interface NamedPicture {
  /** The field that contains it. */
  field: IdxField;
  /** Without any path. */
  name: string;
  title: string | null;
}

/** The pictures of a record in their order; a repeated name counts once. Names are case-sensitive. */
export function readPictures(reading: RecordReading): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (let number = 1; number <= IDX_PICTURES; number += 1) {
    const field = `picture_${number}_filename` as IdxField;
    const name = nameIn(feedFieldText(reading.record, field));
    if (pictures.has(name)) addProblem(reading, field, 'pictureTwice', 'dropped');
    else if (name !== '') pictures.set(name, { field, name, title: readCaption(reading, number) });
  }
  return [...pictures.values()];
}

/** The names of files in the picture fields of a record as it was read. */
export const pictureNamesOf = (values: readonly string[]): string[] =>
  PICTURE_FIELDS.map((field) => nameIn(values[field] ?? '')).filter((name) => name !== '');

const PICTURE_FIELDS = Array.from({ length: IDX_PICTURES }, (_, index) =>
  fieldNumber(`picture_${index + 1}_filename` as IdxField),
);

/** The file name alone: a folder before it is the sender's own and would lead out of the feed's folder. */
const nameIn = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

/** The caption; some agencies write it in the field of the description. */
const readCaption = (reading: RecordReading, number: number): string | null =>
  readLine(reading, `picture_${number}_title` as IdxField, 200) ??
  readLine(reading, `picture_${number}_description` as IdxField, 200);
