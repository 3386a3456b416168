import type { Boundary } from '#kernel/boundary.ts';
import { nameKey } from '../../../name-key.ts';
import { mapTable, NAMED_YEARS, openMap } from './swiss-maps.ts';

/** A municipality of some year. */
export interface FormerMunicipality {
  year: string;
  id: number;
  boundary: Boundary;
}

/** Finds municipalities that may have merged since; name and canton as in their year. */
export interface FormerMunicipalities {
  /** In the newest year that has the name. */
  newest(name: string, cantonId: number): FormerMunicipality | null;
  /** In the oldest year of all, when municipalities were smallest. */
  oldest(name: string, cantonId: number): FormerMunicipality | null;
}

const OLDEST_YEAR = NAMED_YEARS[NAMED_YEARS.length - 1] ?? '';

/** Reads a year on first use. @source docs/reference/places-and-market.md, "Postal codes" */
export function formerMunicipalities(): FormerMunicipalities {
  const numbers = remembered(numbersByName);
  const maps = remembered(openMap);
  const find = (year: string, name: string, cantonId: number): FormerMunicipality | null => {
    const id = numbers(year).get(keyOf(name, cantonId));
    const boundary = id === undefined ? null : maps(year).area('municipalities', id);
    return id !== undefined && boundary ? { year, id, boundary } : null;
  };
  return {
    newest: (name, cantonId) => {
      const year = NAMED_YEARS.find((candidate) => numbers(candidate).has(keyOf(name, cantonId)));
      return year ? find(year, name, cantonId) : null;
    },
    oldest: (name, cantonId) => find(OLDEST_YEAR, name, cantonId),
  };
}

const keyOf = (name: string, cantonId: number): string => `${cantonId} ${nameKey(name)}`;

const numbersByName = (year: string): Map<string, number> =>
  new Map(mapTable(year, 'municipalities').map(({ id, name = '', KTNR }) => [keyOf(name, Number(KTNR)), Number(id)]));

function remembered<Value>(read: (year: string) => Value): (year: string) => Value {
  const values = new Map<string, Value>();
  return (year) => {
    const value = values.get(year) ?? read(year);
    values.set(year, value);
    return value;
  };
}
