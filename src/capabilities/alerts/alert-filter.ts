import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import type { AlertFilter } from './alert.ts';

const { order: _order, pageNumber: _pageNumber, ...UNRESTRICTED } = EMPTY_FILTER;
const NAMES = Object.keys(UNRESTRICTED) as (keyof AlertFilter)[];
/** Fields that are stored even when they have their default value. */
const REQUIRED_FIELDS: ReadonlySet<keyof AlertFilter> = new Set(['offerType', 'category']);

/** An alert's filter as stored in its row: fields that restrict nothing are left out. */
export type StoredFilter = Readonly<Partial<AlertFilter>>;

/** The filter of an alert, read from its row. Fields that this build does not know are ignored. */
export function alertFilterOf(stored: unknown): AlertFilter {
  const given = (typeof stored === 'object' ? stored : null) as StoredFilter | null;
  const known = NAMES.filter((name) => given?.[name] !== undefined && given[name] !== null);
  return { ...UNRESTRICTED, ...Object.fromEntries(known.map((name) => [name, given?.[name]])) };
}

/** The stored form of a filter. Order and page of a search are dropped. */
export function storedFilterOf(filter: AlertFilter): StoredFilter {
  const restricting = NAMES.filter((name) => REQUIRED_FIELDS.has(name) || !isUnrestricted(name, filter[name]));
  return Object.fromEntries(restricting.map((name) => [name, filter[name]]));
}

/** The search that finds the homes of an alert, at its first page. */
export const searchOfAlert = (filter: AlertFilter): SearchFilter => ({
  ...EMPTY_FILTER,
  ...filter,
});

const isUnrestricted = (name: keyof AlertFilter, value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === UNRESTRICTED[name];
