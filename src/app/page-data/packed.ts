type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };
type JsonRecord = { readonly [name: string]: Json | undefined };

/** Key of the columns of a table. Names of records that begin with it get one more of it. */
const TABLE = '#';
/** Key of the lengths of nested lists, whose members are stored together. */
const LENGTHS = '#lengths';
const MEMBERS = '#members';

/**
 * JSON in which a list of records of one shape is a table, each name written once: `[{a: 1}, {a: 2}]` becomes
 * `{"#": {a: [1, 2]}}`. Lists of such records, as the pictures of each home are, make one table.
 */
export function packed(value: Json): Json {
  if (isList(value)) {
    if (isTable(value)) return { [TABLE]: columnsOf(value) };
    if (value.every(isList) && isTable(value.flat())) {
      return { [LENGTHS]: value.map(({ length }) => length), [MEMBERS]: packed(value.flat()) };
    }
    return value.map(packed);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name.startsWith(TABLE) ? TABLE + name : name, part && packed(part)]),
  );
}

/** The opposite of `packed`. */
export function unpacked(value: Json): Json {
  if (isList(value)) return value.map(unpacked);
  if (!isRecord(value)) return value;
  const { [TABLE]: columns, [LENGTHS]: lengths, [MEMBERS]: members } = value;
  if (isRecord(columns)) return rowsOf(columns);
  if (isList(lengths) && members !== undefined) return listsOf(lengths as number[], unpacked(members) as Json[]);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name.startsWith(TABLE) ? name.slice(1) : name,
      part && unpacked(part),
    ]),
  );
}

/** Two records or more with the same names in the same order. Values that are undefined count as missing: answers have such parts. */
function isTable(list: readonly Json[]): list is readonly JsonRecord[] {
  const [first, ...others] = list;
  if (others.length === 0 || !isRecord(first)) return false;
  const names = namesOf(first);
  return names.length > 0 && others.every((other) => isRecord(other) && isNamed(other, names));
}

const isNamed = (record: JsonRecord, names: readonly string[]): boolean => {
  const own = namesOf(record);
  return own.length === names.length && own.every((name, index) => name === names[index]);
};

const namesOf = (record: JsonRecord): string[] => Object.keys(record).filter((name) => record[name] !== undefined);

const columnsOf = (records: readonly JsonRecord[]): JsonRecord =>
  Object.fromEntries(
    namesOf(records[0] ?? {}).map((name) => [name, packed(records.map((record) => record[name] as Json))]),
  );

function rowsOf(columns: JsonRecord): Json {
  const lists = Object.entries(columns).map(([name, column]) => [name, unpacked(column as Json) as Json[]] as const);
  const [, first] = lists[0] ?? ['', []];
  return first.map((_, row) => Object.fromEntries(lists.map(([name, list]) => [name, list[row]])));
}

function listsOf(lengths: readonly number[], members: readonly Json[]): Json {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return members.slice(end - length, end);
  });
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
