import { IDX_PICTURES, type IdxField, valueOf } from './idx-fields.ts';
import { note, type Reading, readLine } from './idx-reading.ts';

/** A picture by the name of its file. */
export interface NamedPicture {
  /** Without any path. */
  name: string;
  title: string | null;
}

/** The pictures of a record in their order; a name that stands twice counts once. */
export function readPictures(reading: Reading): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (let number = 1; number <= IDX_PICTURES; number += 1) {
    const field = `picture_${number}_filename` as IdxField;
    // A folder in front of the name is the sender's own and would lead out of ours.
    const name = valueOf(reading.record, field).split(/[\\/]/).at(-1) ?? '';
    const key = name.toLowerCase();
    if (pictures.has(key)) note(reading, field, 'pictureTwice', 'dropped');
    else if (name !== '') {
      pictures.set(key, { name, title: readLine(reading, `picture_${number}_title` as IdxField, 200) });
    }
  }
  return [...pictures.values()];
}
