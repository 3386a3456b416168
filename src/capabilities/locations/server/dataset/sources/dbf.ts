/**
 * Parses a dBASE III table (the attributes of a shapefile): one record per row, all values as text, without padding.
 *
 * @param file the content; texts in UTF-8
 */
export function readDbf(file: Buffer): Record<string, string>[] {
  const rowCount = file.readUInt32LE(4);
  const headerLength = file.readUInt16LE(8);
  const rowLength = file.readUInt16LE(10);
  const fields = readFields(file);
  return Array.from({ length: rowCount }, (_, row) => {
    let at = headerLength + row * rowLength + DELETION_MARK_LENGTH;
    const record: Record<string, string> = {};
    for (const { name, length } of fields) {
      record[name] = textOf(file.subarray(at, at + length));
      at += length;
    }
    return record;
  });
}

const DELETION_MARK_LENGTH = 1;
const FIELD_LENGTH = 32;
const END_OF_FIELDS = 0x0d;

function readFields(file: Buffer): { name: string; length: number }[] {
  const fields: { name: string; length: number }[] = [];
  for (let at = FIELD_LENGTH; file[at] !== END_OF_FIELDS; at += FIELD_LENGTH) {
    fields.push({ name: textOf(file.subarray(at, at + 11)), length: file.readUInt8(at + 16) });
  }
  return fields;
}

/** Text without padding, which is blanks or zero bytes. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').split('\0', 1).join('').trim();
